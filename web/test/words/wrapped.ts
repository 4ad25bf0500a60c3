export const wrap = (text: string) => `⟦${text}⟧`;

/** Every text of a tree, wrapped. */
export function wrapped<T>(tree: T): T {
  if (typeof tree === "string") return wrap(tree) as T;
  if (Array.isArray(tree)) return tree.map(wrapped) as T;
  const branches = Object.entries(tree as Record<string, unknown>);
  return Object.fromEntries(branches.map(([key, branch]) => [key, wrapped(branch)])) as T;
}
