import type { Kind } from './search-document.ts'

/** The words of the search box. */
export interface SearchTexts {
  readonly search: string
  readonly close: string
  readonly field: string
  readonly examples: string
  readonly results: string
  readonly missing: string
  readonly nothing: (query: string) => string
  readonly count: (count: number) => string
  readonly kinds: Readonly<Record<Kind, string>>
}

const ENGLISH: SearchTexts = {
  search: 'Search',
  close: 'Close',
  field: 'Search guides, operations, errors, gaps and schemas',
  examples: 'createRefund, G-047, insufficient balance …',
  results: 'Results',
  missing: 'The search could not load: search-documents.js is missing beside index.html.',
  nothing: (query) => `Nothing found for “${query}”.`,
  count: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  kinds: {
    guide: 'Guide',
    operation: 'Operation',
    event: 'Event',
    error: 'Error',
    gap: 'Gap',
    schema: 'Schema',
    states: 'States',
    flow: 'Flow',
    page: 'Page',
    project: 'Project',
  },
}

const PORTUGUESE: SearchTexts = {
  search: 'Buscar',
  close: 'Fechar',
  field: 'Buscar guias, operações, erros, lacunas e schemas',
  examples: 'createRefund, G-047, saldo insuficiente …',
  results: 'Resultados',
  missing: 'A busca não pôde ser carregada: falta search-documents.js ao lado de index.html.',
  nothing: (query) => `Nada encontrado para “${query}”.`,
  count: (count) => `${count} ${count === 1 ? 'resultado' : 'resultados'}`,
  kinds: {
    guide: 'Guia',
    operation: 'Operação',
    event: 'Evento',
    error: 'Erro',
    gap: 'Lacuna',
    schema: 'Schema',
    states: 'Estados',
    flow: 'Fluxo',
    page: 'Página',
    project: 'Projeto',
  },
}

/** The words in the language of a page: `en`, `pt-BR`. */
export const searchTexts = (language: string): SearchTexts =>
  language.toLowerCase().startsWith('pt') ? PORTUGUESE : ENGLISH
