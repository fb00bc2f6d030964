/** Processes that share the store, and until when each is taken to be alive. */
export const processes: readonly string[] = [
  `create table process (
    id text primary key,
    alive_until_real bigint not null
  )`,
]
