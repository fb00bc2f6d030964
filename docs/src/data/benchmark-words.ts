import type { Language } from '../languages/languages.ts'

/** The parts of the names and units of the benchmark in Portuguese. Each `#` is a number. */
const PORTUGUESE: Readonly<Record<string, string>> = {
  // Requests
  'create charge': 'criar cobrança',
  'get charge': 'consultar cobrança',
  'withdrawal by key': 'saque por chave',
  'withdrawal accepted': 'saque aceito',
  'statement page': 'página do extrato',
  '# requests at once on one wallet': '# requisições ao mesmo tempo em uma carteira',
  '# a second': '# por segundo',
  failures: 'falhas',
  // Servers
  Prism: 'Prism',
  SQLite: 'SQLite',
  PostgreSQL: 'PostgreSQL',
  production: 'produção',
  '# process': '# processo',
  '# processes': '# processos',
  '# ms away': 'a # ms',
  service: 'serviço',
  mock: 'mock',
  // Growth
  '# wallet': '# carteira',
  '# wallets': '# carteiras',
  '# wallets beside #': '# carteiras em relação a #',
  '# processes beside #': '# processos em relação a #',
  '# lines beside #': '# linhas em relação a #',
  'beside the same machine': 'em relação à mesma máquina',
  'beside what one writes in a day': 'em relação ao que se escreve em um dia',
  'newest page of a statement': 'página mais recente de um extrato',
  'middle page of a statement': 'página do meio de um extrato',
  'p# of the API': 'p# da API',
  'a dead receiver beside a live one': 'um receptor que não responde em relação a um que responde',
  'wait of a healthy wallet beside # hanging receivers':
    'espera de uma carteira saudável ao lado de # receptores que não respondem',
  'first burst': 'primeira rajada',
  // Other work
  'webhook deliveries': 'entregas de webhook',
  'start of the process': 'início do processo',
  'createService() in memory': 'createService() em memória',
  'longest hold by one request': 'maior bloqueio por uma requisição',
  'Memory after the load': 'memória após a carga',
  // Units
  'requests/s': 'requisições/s',
  requests: 'requisições',
  'a second': 'por segundo',
  'µs CPU of the server': 'µs de CPU do servidor',
  'ms p#': 'ms p#',
  ms: 'ms',
  s: 's',
  MB: 'MB',
  'syncs a request': 'syncs por requisição',
  '×': '×',
}

/** A name of the benchmark in the language of the page. A part without translation stays English. */
export function inLanguage(text: string, language: Language): string {
  return language === 'en' ? text : text.replaceAll(/[^:,]+/g, (part) => portuguese(part) ?? part)
}

/** The parts of a text that have no translation. */
export const untranslated = (text: string): readonly string[] =>
  (text.match(/[^:,]+/g) ?? []).filter((part) => portuguese(part) === undefined)

function portuguese(part: string): string | undefined {
  const numbers = part.match(/\d+/g) ?? []
  const space = part.startsWith(' ') ? ' ' : ''
  const translated = PORTUGUESE[part.trim().replaceAll(/\d+/g, '#')]
  return translated && space + translated.replaceAll('#', () => numbers.shift() ?? '')
}
