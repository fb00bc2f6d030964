/** The predicate of each format. `packages/client/src/checks/formats.ts` exports them. */
export const FORMAT_PREDICATES: Readonly<Record<string, string>> = {
  date: 'isDate',
  'date-time': 'isDateTime',
  uuid: 'isUuid',
  uri: 'isUri',
}
