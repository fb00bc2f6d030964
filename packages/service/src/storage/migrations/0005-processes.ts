/** The processes that share the store. The other processes count a process as alive until `alive_until_real`. */
export const processes: readonly string[] = [
  `create table process (
    id text primary key,
    alive_until_real bigint not null
  )`,
]
