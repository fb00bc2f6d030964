/** What the markers of a statement are on PostgreSQL. */
export const postgresText = (text: string): string =>
  text.replaceAll('{lock}', 'for update').replaceAll('{skip locked}', 'for update skip locked')

/** Text columns are compared byte by byte, whatever the language of the database. */
export const postgresSchemaText = (text: string): string =>
  text.replaceAll(/(?<=\s)text(?=\s|,|\)|;|$)/g, 'text collate "C"')
