import {
  gaps,
  type MachineName,
  machines,
  rejectionCodes,
  type RejectionCodeEntry,
  type StateMachine,
} from '@pix-payments/spec'
import {
  errorAddress,
  gapAddress,
  machineAddress,
  operationAddress,
  railOperationAddress,
  rejectionAddress,
  sandboxOperationAddress,
  schemaAddress,
} from '../data/addresses.ts'
import { operations, railOperations, sandboxOperations, schemas } from '../data/contract.ts'
import { errorRegister } from '../data/error-register.ts'
import type { SearchDocument } from './search-document.ts'

/** The search documents of the contract: operations, events, error codes, gaps, schemas and state machines. */
export function contractDocuments(): readonly SearchDocument[] {
  const documents: readonly SearchDocument[] = [
    ...operations.map(({ id, kind, method, path, summary, description }) => ({
      kind,
      name: id,
      alias: path,
      summary: kind === 'event' ? `Webhook: ${summary}` : `${method} ${path}: ${summary}`,
      text: plain(description),
      address: operationAddress(id),
    })),
    ...sandboxOperations.map(({ id, kind, method, path, summary, description }) => ({
      kind,
      name: id,
      alias: path,
      summary: `Sandbox, ${method} ${path}: ${summary}`,
      text: plain(description),
      address: sandboxOperationAddress(id),
    })),
    ...railOperations.map(({ id, kind, method, path, summary, description }) => ({
      kind,
      name: id,
      alias: path,
      summary: `Rail, ${method} ${path}: ${summary}`,
      text: plain(description),
      address: railOperationAddress(id),
    })),
    ...errorRegister().flatMap(({ family, title, rows }) =>
      rows.map(({ code, status, meaning }) => ({
        kind: 'error' as const,
        name: code,
        summary: `${status}, ${title}: ${meaning}`,
        text: '',
        address: errorAddress(family, code),
      })),
    ),
    ...Object.entries<RejectionCodeEntry>(rejectionCodes).map(([code, { meaning }]) => ({
      kind: 'error' as const,
      name: code,
      summary: `Rejection code: ${meaning}`,
      text: '',
      address: rejectionAddress(code),
    })),
    ...gaps.map(({ id, unknown, assumption, sections }) => ({
      kind: 'gap' as const,
      name: id,
      summary: unknown,
      text: `${assumption} ${sections.join(' ')}`,
      address: gapAddress(id),
    })),
    ...Object.entries(schemas).map(([name, schema]) => ({
      kind: 'schema' as const,
      name,
      summary: firstSentence(plain(schema.description ?? '')),
      text: Object.keys(schema.properties ?? {}).join(' '),
      address: schemaAddress(name),
    })),
    ...Object.entries<StateMachine>(machines).map(([name, machine]) => ({
      kind: 'states' as const,
      name: `States of a ${name}`,
      summary: machine.description,
      text: Object.keys(machine.states).join(' '),
      address: machineAddress(name as MachineName),
    })),
  ]
  return documents.map((document) => ({ ...document, address: document.address.replace(/^\//, '') }))
}

/** Markdown as plain text. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\*\*Assumed\*\* \([^)]*\)\.?/g, '')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text
