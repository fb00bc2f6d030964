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
import { translatedText } from '../languages/contract-texts.ts'
import { PORTUGUESE } from '../languages/languages.ts'
import { portuguesePhrase } from '../languages/phrases.ts'
import type { SearchDocument } from './search-document.ts'

/** The search documents of the contract: operations, events, error codes, gaps, schemas and state machines. */
export function contractDocuments(): readonly SearchDocument[] {
  const english = documentsIn((text) => text)
  const portuguese = documentsIn((text) => portuguesePhrase(text) ?? translatedText(text) ?? text)
  return english.map((document, index) => {
    const { name, summary, address } = portuguese[index] ?? document
    const shown = HAS_PORTUGUESE_PAGE.test(address) ? `${PORTUGUESE}/${address}` : address
    return { ...document, portuguese: { name, summary, address: shown } }
  })
}

/** The pages with documents of the contract that the Portuguese site has too. */
const HAS_PORTUGUESE_PAGE = /^(?:errors|reference|states|schemas|gaps)\b/

/** The documents with their names and summaries in a language. */
function documentsIn(t: (english: string) => string): readonly SearchDocument[] {
  const documents: readonly SearchDocument[] = [
    ...operations.map(({ id, kind, method, path, summary, description }) => ({
      kind,
      name: id,
      alias: path,
      summary: kind === 'event' ? `Webhook: ${t(summary)}` : `${method} ${path}: ${t(summary)}`,
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
        summary: `${status}, ${t(title)}: ${t(meaning)}`,
        text: '',
        address: errorAddress(family, code),
      })),
    ),
    ...Object.entries<RejectionCodeEntry>(rejectionCodes).map(([code, { meaning }]) => ({
      kind: 'error' as const,
      name: code,
      summary: `${t('Rejection code')}: ${t(meaning)}`,
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
      summary: firstSentence(plain(t(plain(schema.description ?? '')))),
      text: Object.keys(schema.properties ?? {}).join(' '),
      address: schemaAddress(name),
    })),
    ...Object.entries<StateMachine>(machines).map(([name, machine]) => ({
      kind: 'states' as const,
      name: t(`States of a ${name}`),
      summary: t(machine.description),
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
