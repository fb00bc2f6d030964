const REMEMBERED = 300

/** Adds an item and forgets the oldest: the load acts on its latest resources. */
export function remember<T>(items: T[], item: T): void {
  items.push(item)
  if (items.length > REMEMBERED) items.shift()
}
