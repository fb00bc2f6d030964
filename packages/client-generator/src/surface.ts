/** One of the two APIs: where its document is, and how the generated files name it. */
export interface Surface {
  /** The bundled document, an export of `@pix-payments/spec`. */
  readonly document: string
  /** The name of the API in the first line of its generated files. */
  readonly source: string
  /** The module that exports its types. */
  readonly types: string
  /** The file with its types in the folder that `--types` writes. */
  readonly typesFile: string
  /** The path from the generated files to `packages/client/src`. */
  readonly client: string
  /** The name of the interface that holds all resources. */
  readonly resources: string
  /** Whether the client has checks and webhooks for this API. */
  readonly hasChecks: boolean
}

/** The payment API. */
export const CONTRACT: Surface = {
  document: 'openapi.json',
  source: 'the contract in spec/',
  types: '@pix-payments/spec/types',
  typesFile: 'contract.ts',
  client: '..',
  resources: 'PixResources',
  hasChecks: true,
}

/** The control API of the sandbox. */
export const SANDBOX: Surface = {
  document: 'sandbox.json',
  source: 'the control API in spec/sandbox/',
  types: '@pix-payments/spec/sandbox-types',
  typesFile: 'sandbox-contract.ts',
  client: '../..',
  resources: 'SandboxResources',
  hasChecks: false,
}
