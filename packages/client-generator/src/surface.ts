/** A document, and the file of its types. */
export interface TypesFile {
  /** The bundled document, an export of `@pix-payments/spec`. */
  readonly document: string
  /** The name of the document for the first line of the generated files. */
  readonly source: string
  /** The file name of the types, in the folder that `--types` writes. */
  readonly typesFile: string
}

/** One of the two APIs that have a client, the payment API or the control API, and the names of its generated files. */
export interface Surface extends TypesFile {
  /** The module that exports the types of the API. */
  readonly types: string
  /** The path from the generated files to `packages/client/src`. */
  readonly client: string
  /** The name of the interface that holds all resources. */
  readonly resources: string
  /** Whether checks and webhooks are generated for the API. */
  readonly hasChecks: boolean
  /** Whether operations can take money out of a wallet. */
  readonly movesMoney: boolean
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
  movesMoney: true,
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
  movesMoney: false,
}

/** The contract between the service and an institution. It has types and no client. */
export const RAIL_TYPES: TypesFile = {
  document: 'rail.json',
  source: 'the rail contract in spec/rail/',
  typesFile: 'rail-contract.ts',
}
