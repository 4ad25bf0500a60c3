# Which small changes to the rules no example notices. Sourced by ./ecumene.

# mutants [PACKAGE|PACKAGE.CLASS]...: of the engine. Prints what survived.
mutants() (
  cd "$home"
  [ $# != 0 ] || set -- calamity loss ability phase purchase
  local classes=() name place
  local each=1 # change gets a process of its own; of a package, those of a class share one, which is ten times faster
  for name; do
    place=engine/src/main/java/ecumene/${name//.//}
    if [ -d "$place" ]; then
      classes+=("ecumene.$name.*")
      each=0
    elif [ -e "$place.java" ]; then
      classes+=("ecumene.$name" "ecumene.$name\$*")
    else
      fail "The engine has no package and no class $name; say for example: ./ecumene mutants ability calamity.Famine"
    fi
  done
  echo "building, then changing $*" >&2
  local threads=$(($(getconf _NPROCESSORS_ONLN) / 2)) # the machine may be wanted for something else meanwhile
  local report=engine/target/mutants output
  rm -rf "$report"
  verify_artifacts
  output=$(
    maven -pl engine -Pmutants test-compile org.pitest:pitest-maven:mutationCoverage -Dmutants.jdk="$jdk" \
      -DtargetClasses="$(IFS=, && echo "${classes[*]}")" -DmutationUnitSize=$each -Dthreads=$((threads > 0 ? threads : 1)) 2>&1
  ) || fail "$output"
  verify_artifacts # with what was downloaded just now
  sort -t '>' -k 5,5 -k 11,11n "$report/mutations.xml" | awk -f scripts/mutants.awk
  echo "With all the code: $report/index.html"
)
