# Reads the mutations that PIT reports, sorted by class and line, and prints those that no test noticed, in plain words.

function field(name,    at, rest) {
  at = index($0, "<" name ">")
  rest = substr($0, at + length(name) + 2)
  return substr(rest, 1, index(rest, "</") - 1)
}

# The line of the file, without the white space around it.
function source(path, number,    text, n) {
  if (!(path in read)) {
    read[path]
    while ((getline text < path) > 0) {
      gsub(/^ +| +$/, "", text)
      lines[path, ++n] = text
    }
    close(path)
  }
  return lines[path, number]
}

# What was changed: "removed call to ecumene/table/Table::tell" becomes "Table.tell is not called".
function plain(words) {
  gsub(/&quot;/, "\"", words)
  gsub(/[a-z]+\//, "", words)
  gsub(/::/, ".", words)
  if (sub(/^removed call to /, "", words)) return words " is not called"
  if (sub(/^replaced call to /, "", words) && sub(/ with receiver/, "", words)) return words " is left out"
  if (words ~ /^removed conditional.* true$/) return "a condition always holds"
  if (words ~ /^removed conditional.* false$/) return "a condition never holds"
  if (words == "changed conditional boundary") return "a bound is one off"
  if (words == "removed negation") return "a minus is left out"
  if (sub(/^Changed increment from /, "", words)) return "counts by " substr(words, index(words, " to ") + 4)
  if (words ~ /^replaced .*return .*with /) {
    sub(/^.* with /, "", words)
    sub(/ for .*$/, "", words)
    return "always returns " words
  }
  if (sub(/^Replaced /, "", words)) {
    sub(/^(integer|long) /, "", words)
    split(words, operation, " with ")
    return operation[2] " instead of " operation[1]
  }
  return words
}

# Many changes of one kind in one line are told once.
function tell(key, text) {
  if (key in told) return
  told[key]
  if (path != last) printf "\n%s\n", path
  last = path
  printf "%5d  %s\n", line, text
}

/<mutation / {
  package = field("mutatedClass")
  sub(/\.[^.]*$/, "", package)
  path = "engine/src/main/java/" package
  gsub(/\./, "/", path)
  path = path "/" field("sourceFile")
  line = field("lineNumber")
  packages[package]
  if ($0 ~ /detected='true'/) {
    noticed[package]++
  } else if ($0 ~ /status='NO_COVERAGE'/) {
    unseen[package]++
    method = field("mutatedMethod")
    gsub(/^lambda\$|\$.*$/, "", method)
    tell(path " " method, "no example comes here: " source(path, line))
  } else {
    survived[package]++
    change = plain(field("description"))
    if (path " " line != place) tell(path " " line, source(path, line))
    place = path " " line
    if (!((place, change) in told)) printf "         %s\n", change
    told[place, change]
  }
}

END {
  printf "\n%-20s %8s %9s %12s\n", "", "noticed", "survived", "no example"
  for (package in packages)
    printf "%-20s %8d %9d %12d\n", package, noticed[package], survived[package], unseen[package] | "sort"
}
