# Checksums of everything that Maven downloads, its plugins too. Sourced by ./ecumene and ./check.
#
# The list has the form that Maven's own trusted checksums have: the SHA-256 and the path in the repository.

checksums=${BASH_SOURCE[0]%/*}/../.mvn/checksums/checksums.sha256
repository=${ECUMENE_MAVEN_REPOSITORY:-$HOME/.m2/repository}

# verify_artifacts [REPOSITORY]: fails if something in it is not what the list says. What is not there yet is not missed.
verify_artifacts() (
  list=$(readlink -f "$checksums")
  cd "${1:-$repository}" 2>/dev/null || return 0
  if ! wrong=$(sha256sum --check --quiet --strict --ignore-missing "$list" 2>&1) && [ -n "$wrong" ]; then
    case $wrong in
      *"no file was verified"*) return 0 ;; # nothing was downloaded yet
    esac
    printf '%s\n' "$wrong" "Maven has something else than .mvn/checksums/checksums.sha256 lists, in $PWD." >&2
    return 1
  fi
)

# verify_libraries DIRECTORY: fails if a library there, but for our own, is not in the list.
verify_libraries() (
  list=$(readlink -f "$checksums")
  cd "$1"
  for jar in *.jar; do
    case $jar in ecumene-*) continue ;; esac
    sum=$(sha256sum "$jar")
    grep -q "^${sum%% *}  .*/$jar\$" "$list" || {
      printf '%s\n' "$1/$jar is not in .mvn/checksums/checksums.sha256; ./check --checksums writes it anew." >&2
      return 1
    }
  done
)

# list_artifacts REPOSITORY: everything that a build has downloaded there.
list_artifacts() (
  cd "$1"
  find . -type f \( -name '*.jar' -o -name '*.pom' -o -name '*.zip' \) -not -path './ecumene/*' -printf '%P\n' |
    LC_ALL=C sort | xargs -d '\n' sha256sum
)
