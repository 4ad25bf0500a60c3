# What building and running need from the machine. Sourced by ./ecumene and ./check.

fail() {
  printf '%s\n' "$*" >&2
  exit 2
}

# Prints the home of a JDK of version 25 or newer. Asks its release file: starting it would take longer than all else.
find_jdk() {
  local java home version
  java=$(command -v java || true)
  [ -z "$java" ] || java=$(readlink -f "$java")
  for home in "${JAVA_HOME:-}" "${java%/bin/java}" /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    [ -x "$home/bin/javac" ] && [ -r "$home/release" ] || continue
    version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release")
    if [ "${version:-0}" -ge 25 ]; then
      printf '%s\n' "$home"
      return
    fi
  done
  fail "Ecumene needs a JDK of version 25 or newer: install one (on Debian or Ubuntu the package temurin-25-jdk or" \
    "openjdk-25-jdk) or set JAVA_HOME to one."
}

# need COMMAND PACKAGE: installs the package when the command is missing and we may.
need() {
  ! command -v "$1" >/dev/null || return 0
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    fail "Ecumene needs $1: install the package $2 with your system's package manager."
  fi
  echo "installing $2" >&2
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$2"; } >/dev/null ||
    fail "Ecumene needs $1, and the package $2 could not be installed."
}

# Maven, silent but for what is wrong. It may run on an older Java: the build finds its own JDK, also in JAVA25_HOME.
# From version 3.9 on it compares what it resolves with our list before it runs it; older ones know nothing of that.
# ECUMENE_MAVEN_REPOSITORY: where it keeps what it downloads. ECUMENE_MAVEN_MIRROR: where to get all that is listed, before
# it starts; it downloads nothing itself then.
maven() {
  local trusted=artifactResolver.postProcessor.trustedChecksums summary=trustedChecksumsSource.summaryFile
  local options=(-Daether.$trusted=true -Daether.$trusted.checksumAlgorithms=SHA-256 -Daether.$summary=true
    -Daether.$summary.originAware=false -Daether.$summary.basedir="$(readlink -f "${checksums%/*}")")
  [ -z "${ECUMENE_MAVEN_REPOSITORY:-}" ] || options+=(-Dmaven.repo.local="$ECUMENE_MAVEN_REPOSITORY")
  if [ -n "${ECUMENE_MAVEN_MIRROR:-}" ]; then
    need curl curl
    fetch_artifacts "$ECUMENE_MAVEN_MIRROR"
    options+=(--offline)
  fi
  need mvn maven
  need node nodejs # for the page
  need npm npm
  command -v java >/dev/null || export JAVA_HOME="$jdk"
  JAVA25_HOME=$jdk MAVEN_OPTS="${MAVEN_OPTS:-} -Djansi.noreset=true" mvn -B -ntp -Dstyle.color=never \
    -Dorg.slf4j.simpleLogger.defaultLogLevel=warn -Dorg.slf4j.simpleLogger.log.com.networknt=error "${options[@]}" "$@"
}
