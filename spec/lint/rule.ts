import { dirname, relative } from 'node:path'
import { type ContractFiles, contractFiles } from './contract-files.ts'
import type { Context, Location, ReportLocation, Visitor } from './redocly.ts'

/** A place at which a rule reports nothing: `schemas/authentication/AccessToken.yaml#/properties/access_token`. */
export interface Exception {
  readonly at: string
  readonly reason: string
}

/** The options of a rule in `redocly.yaml`. */
export interface RuleOptions {
  readonly exceptions?: readonly Exception[]
}

/** What a rule can read, and how it reports a fault. */
export interface Lint {
  /** The data beside `openapi.yaml`: errors, gaps, sections, machines and examples. */
  readonly files: ContractFiles
  /** Reports a fault. A place is reported once, and not at all when an exception names it. */
  report(message: string, place: ReportLocation): void
}

export interface LintRule {
  /** The name of the rule. In `redocly.yaml`, it is `pix/<name>`. */
  readonly name: string
  /** The heading of `spec/README.md` below which the rule is stated, such as `schemas`. */
  readonly section: string
  /** The kind of document that the rule checks. Default: an OpenAPI description. */
  readonly document?: 'arazzo1'
  readonly visitor: (lint: Lint) => Visitor
}

/**
 * Converts a rule to the form that Redocly needs. Two visitors are added: one before the rule, which stores the
 * location of the contract, and one after the rule, which reports exceptions that were not used.
 */
export function toRedocly({ section, visitor }: LintRule): (options: RuleOptions) => Visitor[] {
  return ({ exceptions = [] }) => {
    const unused = new Set(exceptions)
    const reported = new Set<string>()
    let here: Context | undefined
    let root: Location | undefined

    const contract = (): Location => {
      if (root === undefined) throw new Error('A rule used the contract before the first node was visited')
      return root
    }
    const report = (message: string, { source, pointer }: ReportLocation): void => {
      const at = `${relative(dirname(contract().source.absoluteRef), source.absoluteRef)}${pointer}`
      const exception = exceptions.find((it) => it.at === at)
      if (exception !== undefined) {
        unused.delete(exception)
      } else if (!reported.has(`${at} ${message}`)) {
        reported.add(`${at} ${message}`)
        here?.report({ message, location: { source, pointer }, reference: `spec/README.md#${section}` })
      }
    }
    const lint: Lint = {
      get files() {
        return contractFiles(contract().source)
      },
      report,
    }

    const first: Visitor = {
      any: (_, context) => {
        here = context
        root ??= context.location
      },
      ref: (_, context) => {
        here = context
      },
    }
    const last: Visitor = {
      Root: {
        leave: (_, context) => {
          for (const { at, reason } of exceptions) {
            if (!reason) report(`The exception ${at} has no reason.`, context.location)
          }
          for (const { at } of unused) {
            report(`The exception ${at} matches nothing. Remove it from redocly.yaml.`, context.location)
          }
        },
      },
    }
    return [first, visitor(lint), last]
  }
}
