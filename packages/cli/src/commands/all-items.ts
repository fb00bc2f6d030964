/** Reads a list to its end. */
export async function allItems<Item>(list: AsyncIterable<Item>): Promise<readonly Item[]> {
  const items: Item[] = []
  for await (const item of list) items.push(item)
  return items
}
