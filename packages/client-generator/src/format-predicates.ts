/** The predicates of formats that `packages/client/src/checks/formats.ts` exports. */
export const FORMAT_PREDICATES: Readonly<Record<string, string>> = {
  date: 'isDate',
  'date-time': 'isDateTime',
  uuid: 'isUuid',
  uri: 'isUri',
}
