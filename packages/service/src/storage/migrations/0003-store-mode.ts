/** What a store says of itself, such as the mode that made it (G-004). */
export const storeMode: readonly string[] = [
  `create table store_property (
    name text primary key,
    value text not null
  )`,
]
