/** An operation, as the generated types of a contract describe it. */
export interface ContractOperation {
  readonly parameters: { readonly path?: unknown; readonly query?: unknown }
  readonly requestBody?: unknown
  readonly responses: object
}

type SuccessStatus = 200 | 201 | 202

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined

/** The body of a response: JSON, or the parts of a text that is sent while it is made. */
type AnswerOf<T> = T extends { content: { 'text/event-stream': string } }
  ? AsyncIterable<string>
  : ContentOf<T>

/** A request that passed the checks of the contract, with the types of the contract. */
export interface RequestOf<O extends ContractOperation> {
  readonly path: NonNullable<O['parameters']['path']>
  readonly query: NonNullable<O['parameters']['query']>
  /** The type includes undefined when the body is optional. */
  readonly body: ContentOf<NonNullable<O['requestBody']>> | Extract<O['requestBody'], undefined>
}

/** A success with a status and body that the contract documents for the operation. */
export type SuccessOf<O extends ContractOperation> = {
  [Status in keyof O['responses'] & SuccessStatus]: {
    readonly ok: true
    readonly status: Status
    readonly body: AnswerOf<O['responses'][Status]>
    readonly headers?: Readonly<Record<string, string>>
  }
}[keyof O['responses'] & SuccessStatus]

/** An error code that the contract documents for the operation. */
export type CodeOf<O extends ContractOperation> =
  ContentOf<O['responses'][Exclude<keyof O['responses'], SuccessStatus>]> extends infer Body
    ? Body extends { code: infer Code extends string }
      ? Code
      : never
    : never
