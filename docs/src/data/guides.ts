import { isPortuguese, type Language, PORTUGUESE } from '../languages/languages.ts'

/** The words by which readers look for a guide, and which its title does not have. */
type Keywords = { readonly [L in Language]?: string }

/**
 * The guides in groups, in their order. The sidebar, the links to the previous and the next page, the lists of guides,
 * `llms.txt` and the search follow it.
 */
const GROUPS = {
  'Move money': {
    'your-project': { en: 'install packages client CI', 'pt-BR': 'instalar pacotes cliente CI' },
    'operator-kit': {},
    deposit: {
      en: 'charge brCode payment player paid expired payer third party rejected',
      'pt-BR': 'cobrança brCode jogador pago expirada pagador terceiro recusado',
    },
    withdrawal: {
      en: 'payout failed retry',
      'pt-BR': 'saque saques sacar fazer um saque falhou pago nova tentativa',
    },
    refund: {
      en: 'deposit partial fraud MED take-back chargeback return',
      'pt-BR': 'devolução estorno depósito parcial fraude MED retomada retorno',
    },
    'recurring-charges': {
      en: 'recurrence schedule authorization subscription monthly cancel retry',
      'pt-BR': 'recorrência agendamento autorização cancelar recorrência assinatura mensal nova tentativa',
    },
    cycles: { en: 'schedule post-due', 'pt-BR': 'agendamento retentativa' },
    webhooks: {
      en: 'signature verify events secret rotate duplicate delivered called',
      'pt-BR': 'assinatura verificar eventos segredo girar duplicado entrega receber',
    },
    reconciliation: { en: 'daily report database', 'pt-BR': 'relatório diário banco de dados' },
    'errors-and-retries': {
      en: 'idempotency replays timeout no response exceptions',
      'pt-BR': 'idempotência replay timeout sem resposta exceções',
    },
    authentication: { en: 'token credentials expires', 'pt-BR': 'token credenciais expira tempo' },
    'by-hand': {},
    languages: { en: 'Python Go Java SDK generator', 'pt-BR': 'Python Go Java SDK gerador' },
    'client-environments': { en: 'proxy certificate CommonJS' },
  },
  Test: {
    sandbox: { en: 'page browser demo credentials', 'pt-BR': 'ambiente de testes homologação' },
    outcomes: {
      en: 'simulate payments test failed withdrawal magic keys payer CPF CNPJ accounts people',
      'pt-BR': 'simular pagamento pagamentos chaves pagador',
    },
    time: { en: 'clock', 'pt-BR': 'relógio' },
    'sandbox-webhooks': {},
    'command-line': {},
    'testing-with-the-service': {},
    'testing-with-the-mock': {},
  },
  'Go live': {
    'go-live': {
      en: 'production checklist IP allowlist firewall mTLS addresses',
      'pt-BR': 'lista de verificação IP mTLS certificado',
    },
    'how-integrations-lose-money': {},
    versioning: { en: 'compatibility upgrade' },
    faq: { en: 'FAQ limits' },
  },
  'Run the service': {
    operating: { en: 'production PostgreSQL deployment', 'pt-BR': 'produção PostgreSQL implantação' },
    data: { en: 'backup archive replica retention', 'pt-BR': 'backup réplica retenção' },
    runbooks: {
      en: 'on call alert incident restore recovery lost database full disk leaked secret clock skew',
      'pt-BR': 'plantão alerta incidente restaurar recuperação banco perdido disco cheio segredo vazado',
    },
    'several-machines': {
      en: 'Citus partitions cluster scale',
      'pt-BR': 'Citus partições servidores cluster escalar',
    },
    rail: { en: 'institution PSP bank', 'pt-BR': 'instituição PSP banco' },
    'threat-model': { en: 'security OWASP vulnerability', 'pt-BR': 'segurança OWASP vulnerabilidade' },
  },
} as const

type Group = keyof typeof GROUPS
/** The name of a guide's file, without its ending. */
export type GuideName = { [G in Group]: keyof (typeof GROUPS)[G] }[Group]

const groups = Object.entries(GROUPS).map(([title, guides]) => ({
  title: title as Group,
  guides: Object.entries<Keywords>(guides).map(([name, keywords]) => ({ name: name as GuideName, keywords })),
}))

/** The guides of a group, or all guides. */
export const guidesOf = (group?: Group): readonly GuideName[] =>
  groups
    .filter(({ title }) => group === undefined || title === group)
    .flatMap(({ guides }) => guides.map(({ name }) => name))

/** The address of a guide, from the root of the site. */
export const guidePage = (guide: GuideName): `guides/${GuideName}.html` => `guides/${guide}.html`

/** The keywords of an English page or of the English page's twin. The search treats them as a part of the title. */
export const keywordsOf = (page: string, language: Language): string | undefined =>
  groups.flatMap(({ guides }) => guides).find(({ name }) => guidePage(name) === page)?.keywords[language]

/** A page of the content collection. */
interface Entry {
  readonly id: string
  readonly data: { readonly title: string; readonly description?: string | undefined }
}

export interface GuideGroup {
  readonly title: string
  readonly guides: readonly {
    readonly address: string
    readonly title: string
    readonly description: string
  }[]
}

/** The guides in the language of a page, in groups. A guide without a translation is shown in English. */
export function guideGroups(entries: readonly Entry[], page: string): readonly GuideGroup[] {
  return groups.map(({ title, guides }) => ({
    title,
    guides: guides.map(({ name }) => {
      const ids = [...(isPortuguese(page) ? [`${PORTUGUESE}/guides/${name}`] : []), `guides/${name}`]
      const found = ids.flatMap((id) => entries.find((it) => it.id === id) ?? [])[0]
      if (found === undefined) throw new Error(`There is no guide "${name}".`)
      const { title, description = '' } = found.data
      return { address: `/${guidePage(name)}`, title, description }
    }),
  }))
}
