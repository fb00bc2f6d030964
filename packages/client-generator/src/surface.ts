/** The part of the client that is written from a document. */
export interface Surface {
  /** The export of `@pix-payments/spec` that it is written from. */
  readonly document: string
  /** Where the modules of the client are, seen from the generated ones. */
  readonly client: string
  /** The name of the interface that holds all resources. */
  readonly resources: string
  /** Whether the client checks answers and knows events. */
  readonly hasChecks: boolean
}

/** The contract itself. */
export const CONTRACT: Surface = {
  document: 'openapi.json',
  client: '..',
  resources: 'PixResources',
  hasChecks: true,
}

/** The control API of the sandbox. */
export const SANDBOX: Surface = {
  document: 'sandbox.json',
  client: '../..',
  resources: 'SandboxResources',
  hasChecks: false,
}
