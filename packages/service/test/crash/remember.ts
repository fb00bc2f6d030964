const REMEMBERED = 300

/** Adds an item and removes the oldest item, because the load only uses its latest resources. */
export function remember<T>(items: T[], item: T): void {
  items.push(item)
  if (items.length > REMEMBERED) items.shift()
}
