import type { RegisterFault } from './register-error.ts'
import { faultAt } from './shape.ts'
import type { YamlPath, YamlSource } from './yaml-source.ts'

/** A code in the list of an operation or of a run. */
interface CodeInList {
  readonly code: string
  readonly meaning?: string
  /** The gaps that `meaning` rests on, besides those of the code. */
  readonly 'x-gap'?: readonly string[]
}

/** A code that an operation returns. */
export interface ListedCode extends CodeInList {
  /** The place of the code in the file: `['operations', 'getWallet', 'codes', 2]` or `['runs', 'failure', 0]`. */
  readonly at: YamlPath
}

/** The part of `errors.yaml` in which operations name runs: codes that several operations list in the same order. */
export interface WrittenLists {
  readonly runs?: Readonly<Record<string, readonly CodeInList[]>>
  readonly operations: Readonly<
    Record<
      string,
      { readonly family: string; readonly codes: readonly (CodeInList | { readonly run: string })[] }
    >
  >
}

/** The error codes of an operation. */
export interface OperationRow {
  readonly family: string
  readonly codes: readonly ListedCode[]
}

/** Returns the operations with the codes of each run in its place. A run that the file lacks has no codes. */
export const operationsOf = ({ runs = {}, operations }: WrittenLists): Record<string, OperationRow> =>
  Object.fromEntries(
    Object.entries(operations).map(([id, { family, codes }]) => {
      const listed = codes.flatMap((row, index): readonly ListedCode[] =>
        'run' in row
          ? (runs[row.run] ?? []).map((code, inRun) => ({ ...code, at: ['runs', row.run, inRun] }))
          : [{ ...row, at: ['operations', id, 'codes', index] }],
      )
      return [id, { family, codes: listed }]
    }),
  )

/** Returns the runs that an operation names and the file lacks, and the runs that no operation names. */
export function faultsOfRuns(source: YamlSource, { runs = {}, operations }: WrittenLists): RegisterFault[] {
  const named = Object.entries(operations).flatMap(([id, { codes }]) =>
    codes.flatMap((row, index) =>
      'run' in row ? [{ id, run: row.run, path: ['operations', id, 'codes', index, 'run'] }] : [],
    ),
  )
  return [
    ...named
      .filter(({ run }) => runs[run] === undefined)
      .map(({ id, run, path }) => faultAt(source, path, `${id} names the run ${run}, which runs lacks`)),
    ...Object.keys(runs)
      .filter((run) => named.every((it) => it.run !== run))
      .map((run) => faultAt(source, ['runs', run], `no operation names the run ${run}`)),
  ]
}
