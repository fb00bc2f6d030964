/** The result of parsing untrusted text: the value, or the problem that explains why the text is invalid. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function refuse<Problem>(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem }
}
