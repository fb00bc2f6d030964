import type { Example } from '../contract.ts'
import type { Toolchain } from '../toolchains.ts'

/** A program that writes a client from the contract. */
export interface Generator {
  /** In the report, and for `--only`: `openapi-generator-go`. */
  readonly name: string
  /** The sample of the guide with the command in its region `generate`. */
  readonly sample: string
  /** What the machine must have to generate and compile the client. */
  readonly needs: readonly Toolchain[]
  /** The folder or file that the command writes. */
  readonly output: string
  /**
   * Finds the function of an operation in a generated file, for example `def create_refund(`. The text of a file starts
   * with a line that has its path.
   */
  readonly declaration: (operationId: string) => RegExp
  /** Compiles or type checks the client in the folder where the command ran. Throws when the client has an error. */
  readonly compile: (folder: string) => Promise<void>
  /** Decodes each example with the generated classes. Returns a message for each example that fails. */
  readonly decode?: (folder: string, examples: readonly Example[]) => Promise<readonly string[]>
  /** Runs the program of the guide, which uses the client. Returns what it prints. */
  readonly runProgram?: (folder: string, env: Readonly<Record<string, string>>) => Promise<string>
}

/** `createRefund` becomes `create_refund`. */
export const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `createRefund` becomes `CreateRefund`. */
export const pascalCase = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
