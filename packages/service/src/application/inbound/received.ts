/** What became of a report. */
export type Received<Resource> =
  | { readonly result: 'APPLIED' | 'KNOWN'; readonly resource: Resource }
  | { readonly result: 'REFUSED'; readonly reason: string; readonly resource: Resource }
  | { readonly result: 'KEPT'; readonly reason: string }
