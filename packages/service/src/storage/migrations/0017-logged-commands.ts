/** The log of a sandbox also keeps the commands of its control API (G-274). */
export const loggedCommands: readonly string[] = [
  `alter table request_log add column kind text not null default 'request'`,
]
