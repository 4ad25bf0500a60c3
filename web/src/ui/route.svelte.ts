/** Where the page is: the lobby, or a table, which a key behind # opens. */
export type Route = { at: "lobby" } | { at: "table"; key: string; screen: "usual" | "big" };

function read(): Route {
  const key = location.hash.slice(1);
  if (location.pathname !== "/table" || !key) return { at: "lobby" };
  const big = new URLSearchParams(location.search).get("screen") === "big";
  return { at: "table", key, screen: big ? "big" : "usual" };
}

class CurrentRoute {
  route = $state.raw(read());
}

const current = new CurrentRoute();
const follow = () => (current.route = read());
window.addEventListener("popstate", follow);
window.addEventListener("hashchange", follow);

export function route(): Route {
  return current.route;
}

/** Goes to another place of the page without loading it again. */
export function go(address: string): void {
  history.pushState(null, "", address);
  follow();
}

/** The same place under another address, as when an invitation has become a seat. */
export function become(address: string): void {
  history.replaceState(null, "", address);
  follow();
}

/** Links within the page do not load it again, unless they are opened elsewhere. */
function followLink(event: MouseEvent): void {
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!anchor || elsewhere || event.defaultPrevented || anchor.target || anchor.hasAttribute("download"))
    return;
  const { origin, pathname, search, hash } = new URL(anchor.href);
  if (origin !== location.origin || !["/", "/table"].includes(pathname)) return;
  event.preventDefault();
  go(pathname + search + hash);
}
document.addEventListener("click", followLink);
