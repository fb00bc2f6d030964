/** Properties of the store, such as the mode in which it was created (G-004). */
export const storeMode: readonly string[] = [
  `create table store_property (
    name text primary key,
    value text not null
  )`,
]
