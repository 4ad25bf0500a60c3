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

# fetch_artifacts MIRROR [REPOSITORY]: downloads what is listed and not there yet, runs none of it, and keeps a file only if
# it is what the list says. Maven needs nothing else then, and can be kept from downloading anything (--offline).
fetch_artifacts() (
  list=$(readlink -f "$checksums")
  mkdir -p "${2:-$repository}"
  cd "${2:-$repository}"
  while read -r sum path; do
    [ ! -e "$path" ] || continue
    mkdir -p "${path%/*}"
    curl --fail --silent --show-error --location --output "$path.part" "$1/$path" || exit 1
    printf '%s  %s\n' "$sum" "$path.part" | sha256sum --check --quiet --strict || {
      rm "$path.part"
      printf '%s\n' "$1/$path is not what .mvn/checksums/checksums.sha256 lists." >&2
      exit 1
    }
    mv "$path.part" "$path"
  done <"$list"
)

# verify_nothing_else REPOSITORY: fails if anything is there that is not listed. For a repository of this project alone.
verify_nothing_else() (
  list=$(readlink -f "$checksums")
  unlisted=$(list_artifacts "$1" | LC_ALL=C sort | LC_ALL=C comm -23 - <(LC_ALL=C sort "$list"))
  if [ -n "$unlisted" ]; then
    printf '%s\n' "$unlisted" "This is not in .mvn/checksums/checksums.sha256; ./check --checksums writes it anew." >&2
    return 1
  fi
)

# list_artifacts REPOSITORY: everything that a build has downloaded there.
list_artifacts() (
  cd "$1"
  find . -type f \( -name '*.jar' -o -name '*.pom' -o -name '*.zip' \) -not -path './ecumene/*' -printf '%P\n' |
    LC_ALL=C sort | xargs -r -d '\n' sha256sum
)
