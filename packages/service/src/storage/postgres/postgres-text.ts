/** Replaces the markers of a statement with PostgreSQL syntax. */
export const postgresText = (text: string): string =>
  text
    .replaceAll('{lock}', 'for update')
    .replaceAll('{skip locked}', 'for update skip locked')
    .replaceAll('{newest}', "(body::json->>'createdAt')::bigint desc, id desc")

/** Makes text columns compare byte by byte, whatever the locale of the database. */
export const postgresSchemaText = (text: string): string =>
  text.replaceAll(/(?<=\s)text(?=\s|,|\)|;|$)/g, 'text collate "C"')
