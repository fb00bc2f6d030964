/** The processes that share the store, and until when the others treat each as alive. */
export const processes: readonly string[] = [
  `create table process (
    id text primary key,
    alive_until_real bigint not null
  )`,
]
