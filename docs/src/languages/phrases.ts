import { languageOf } from './languages.ts'

/** The texts of pages and components in Portuguese, by their English text. */
const PORTUGUESE: Readonly<Record<string, string>> = {
  // Navigation
  Home: 'Início',
  Guides: 'Guias',
  'All guides': 'Todos os guias',
  'All guides: move money, test, go live, and run the service.':
    'Todos os guias: movimente dinheiro, teste, entre em produção e opere o serviço.',
  'Move money': 'Movimentar dinheiro',
  Test: 'Testar',
  'Go live': 'Entrar em produção',
  'Run the service': 'Operar o serviço',
  'For contributors': 'Para quem contribui',
  'Settings of the service': 'Configurações do serviço',
  Flows: 'Fluxos',
  'All flows': 'Todos os fluxos',
  Reference: 'Referência',
  'API reference': 'Referência da API',
  'Sandbox reference': 'Referência do sandbox',
  'Rail reference': 'Referência do rail',
  'Error catalogue': 'Catálogo de erros',
  Schemas: 'Schemas',
  Glossary: 'Glossário',
  Architecture: 'Arquitetura',
  'State machines': 'Máquinas de estados',
  Charge: 'Cobrança',
  Withdrawal: 'Saque',
  Refund: 'Devolução',
  Recurrence: 'Recorrência',
  Schedule: 'Agendamento',
  Provenance: 'Origem das regras',
  'Gap register': 'Registro de lacunas',
  'Sections and rules': 'Seções e regras',
  'Contract tests': 'Testes de contrato',
  Decisions: 'Decisões',
  Benchmarks: 'Benchmarks',
  Proof: 'Provas',
  Changelog: 'Histórico de versões',
  // Every page
  'This page as Markdown': 'Esta página em Markdown',
  'Language of the sample': 'Linguagem do exemplo',
  'The table is wider than the page. Scroll it sideways. →':
    'A tabela é mais larga que a página. Role para o lado. →',
  'The text is wider than the page. Scroll it sideways. →':
    'O texto é mais largo que a página. Role para o lado. →',
  'The diagram is wider than the page. Scroll it sideways. →':
    'O diagrama é mais largo que a página. Role para o lado. →',
  'Open full size': 'Abrir em tamanho real',
  Close: 'Fechar',
  'Assumed ': 'Suposição ',
  'Assumed: ': 'Suposições: ',
  gaps: 'lacunas',
  'Show sources and assumptions': 'Mostrar fontes e suposições',
  'A number with § is the section of the source that states the rule. A number with G is an assumption: the source leaves the point open. The':
    'Um número com § é a seção da fonte que define a regra. Um número com G é uma suposição: a fonte deixa o ponto em aberto. O',
  'gives the evidence of each assumption.': 'mostra a evidência de cada suposição.',
  'The QR code of the brCode below': 'O QR code do brCode abaixo',
  'Create the charge: 10 to 2 days before': 'Crie a cobrança: de 10 a 2 dias antes',
  'Cancel it: until 22:00 of the day before': 'Cancele: até as 22h do dia anterior',
  'The payer institution settles it on the due date':
    'A instituição do pagador liquida na data de vencimento',
  'Post-due retries: up to 3, on days 1 to 7 after, each ordered by 23:59 of the day before':
    'Novas tentativas após o vencimento: até 3, nos dias 1 a 7, cada uma solicitada até as 23h59 do dia anterior',
  'One cycle. D is the due date; all times are Brasília time.':
    'Um ciclo. D é a data de vencimento; os horários são de Brasília.',
  // Home page
  operations: 'operações',
  'webhook events': 'eventos de webhook',
  'error codes': 'códigos de erro',
  'state machines': 'máquinas de estados',
  'recorded gaps': 'lacunas registradas',
  // Errors
  'Error codes of': 'Códigos de erro de',
  'All codes: ': 'Todos os códigos: ',
  All: 'Todas as',
  'No operation returns this code. It is for a path or a method that the contract does not have.':
    'Nenhuma operação retorna este código. Ele é para um caminho ou um método que o contrato não tem.',
  'Token route': 'Rota do token',
  'Money routes': 'Rotas de dinheiro',
  'Pix Automático': 'Pix Automático',
  'a write did not happen': 'a escrita não aconteceu',
  'as if not sent': 'como se não tivesse sido enviada',
  'a write may have happened': 'a escrita pode ter acontecido',
  retry: 'repita',
  'do not retry': 'não repita',
  'Rejection codes of a schedule': 'Códigos de rejeição de um agendamento',
  'from the payer institution': 'da instituição do pagador',
  'from the service': 'do serviço',
  final: 'definitivo',
  'may be retried': 'pode ser repetido',
  'Every error code of the API: its status, its meaning, the operations that return it, and whether to retry.':
    'Todos os códigos de erro da API: o status, o significado, as operações que retornam o código e se você deve repetir a requisição.',
  'Words of Pix, of the contract and of this site, and the words to avoid.':
    'Palavras do Pix, do contrato e deste site, e as palavras a evitar.',
  // Search
  'Rejection code': 'Código de rejeição',
  'States of a charge': 'Estados de uma cobrança',
  'States of a withdrawal': 'Estados de um saque',
  'States of a refund': 'Estados de uma devolução',
  'States of a recurrence': 'Estados de uma recorrência',
  'States of a schedule': 'Estados de um agendamento',
  // Proof
  'The last results of the checks, with the commands that repeat them, the date and the machine.':
    'Os últimos resultados das verificações, com os comandos que as repetem, a data e a máquina.',
  'Each result was written by its command. To run all of them again, but the benchmarks:':
    'Cada resultado foi gravado pelo seu comando. Para executar todos de novo, menos os benchmarks:',
  'stands for': 'significa',
  'All results': 'Todos os resultados',
  passed: 'passou',
  failed: 'falhou',
  'Outside tools': 'Ferramentas de terceiros',
  'Kills under load': 'Processos encerrados sob carga',
  Determinism: 'Determinismo',
  Fuzzing: 'Fuzzing',
  'Every documented status and error code of each operation, asked of the mock and of the service. A case is not reachable when the target cannot return it.':
    'Cada status e código de erro documentado de cada operação, pedido ao mock e ao serviço. Um caso não é alcançável quando o alvo não pode devolvê-lo.',
  'Programs of others read the three documents: parsers, validators, generators, Postman, Schemathesis.':
    'Programas de terceiros leem os três documentos: parsers, validadores, geradores, Postman, Schemathesis.',
  'Processes of the service are killed under load, on SQLite and on PostgreSQL. After each start, every acknowledged write is there, nothing is half done, and in the end every webhook arrives.':
    'Processos do serviço são encerrados à força sob carga, em SQLite e em PostgreSQL. Depois de cada início, toda escrita confirmada está lá, nada está pela metade e, no fim, todo webhook chega.',
  'With a seed, the same calls give the same bytes.': 'Com uma seed, as mesmas chamadas dão os mesmos bytes.',
  'Random and malformed requests, and sequences of calls against a model of the wallet.':
    'Requisições aleatórias e malformadas, e sequências de chamadas contra um modelo da carteira.',
  'Speed, growth and cost against the promises.': 'Velocidade, crescimento e custo diante das promessas.',
  'cases passed': 'casos que passaram',
  'cases not reachable': 'casos não alcançáveis',
  'cases failed': 'casos que falharam',
  tools: 'ferramentas',
  'tools skipped': 'ferramentas puladas',
  'documents passed': 'documentos que passaram',
  'documents failed': 'documentos que falharam',
  kills: 'encerramentos',
  'acknowledged writes': 'escritas confirmadas',
  'webhooks received': 'webhooks recebidos',
  'problems found': 'problemas encontrados',
  'tests passed': 'testes que passaram',
  'tests skipped': 'testes pulados',
  'tests failed': 'testes que falharam',
  'promises kept': 'promessas cumpridas',
  'promises missed': 'promessas não cumpridas',
  // Benchmarks
  'How fast the service is, how it grows and what it costs, with the machine of the measurement.':
    'A velocidade do serviço, como ele cresce e quanto custa, com a máquina da medição.',
  'There are no results in this build, because the benchmark has not run yet.':
    'Não há resultados nesta versão do site, porque o benchmark ainda não foi executado.',
  'Measured on': 'Medido em',
  Processor: 'Processador',
  cores: 'núcleos',
  'Each figure is the median of several rounds.': 'Cada número é a mediana de várias rodadas.',
  'busy machine': 'máquina ocupada',
  'Other programs worked during this run, so compare only ratios.':
    'Outros programas trabalharam durante esta medição; compare só as razões.',
  'How fast is it?': 'Qual é a velocidade?',
  '32 requests in flight, on one wallet unless the row says more. A ratio is the figure beside plain Prism, which checks requests and stores nothing, or beside a server of Fastify and pg that one writes in a day, without tokens, events to receivers and settlements. A withdrawal counts with its settlement, unless it is only accepted.':
    '32 requisições simultâneas, em uma carteira, salvo indicação na linha. A razão compara o número com o do Prism puro, que valida requisições e não grava nada, ou com o de um servidor de Fastify e pg que se escreve em um dia, sem tokens, eventos para receptores nem liquidações. Um saque conta com a liquidação, salvo quando é só aceito.',
  'How does it grow?': 'Como ele cresce?',
  'A ratio is the figure beside the smaller case that the row names. “1 ms away” adds 1 ms in each direction between the service and PostgreSQL.':
    'A razão compara o número com o do caso menor que a linha indica. “A 1 ms” acrescenta 1 ms em cada sentido entre o serviço e o PostgreSQL.',
  'What does it cost?': 'Quanto custa?',
  'The CPU is for each request, and includes PostgreSQL.': 'A CPU é por requisição e inclui o PostgreSQL.',
  What: 'O quê',
  Figure: 'Número',
  Ratio: 'Razão',
  Promise: 'Promessa',
  kept: 'cumprida',
  missed: 'não cumprida',
  'All figures': 'Todos os números',
  'medians, and the quartiles in brackets': 'medianas, com os quartis entre parênteses',
  'To run the benchmark on your machine:': 'Para executar o benchmark na sua máquina:',
  // Flows
  Flow: 'Fluxo',
  'What happens': 'O que acontece',
  Guide: 'Guia',
  'Run the flows': 'Execute os fluxos',
  'In a clone of the repository, this command starts a sandbox in memory and runs all flows. Name a flow to run only this flow:':
    'Em um clone do repositório, este comando inicia um sandbox em memória e executa todos os fluxos. Informe um fluxo para executar só esse:',
  'Sequences of calls that run: each call, each event, and the statuses, amounts and balances to expect.':
    'Sequências de chamadas que você pode executar: cada chamada, cada evento, e os status, valores e saldos esperados.',
  // The world of the sandbox
  Credentials: 'Credenciais',
  Wallet: 'Carteira',
  'Pix keys': 'Chaves Pix',
  CNPJ: 'CNPJ',
  'Opens with': 'Saldo inicial',
  'Pix key': 'Chave Pix',
  'Account number, at any bank': 'Número da conta, em qualquer banco',
  'A withdrawal to it': 'Um saque para ela',
  Payer: 'Pagador',
  Behavior: 'Comportamento',
  'Only with automaticPayer': 'Só com automaticPayer',
  yes: 'sim',
  no: 'não',
}

/** Returns the phrases of a page in its language. Throws an error for an unknown phrase, so that the build names it. */
export function phrasesOf(url: URL): (text: string) => string {
  const language = languageOf(url)
  return (text) => {
    const portuguese = PORTUGUESE[text]
    if (portuguese === undefined) throw new Error(`docs/src/languages/phrases.ts has no phrase "${text}".`)
    return language === 'en' ? text : portuguese
  }
}

/** The phrase in Portuguese, if there is one. */
export const portuguesePhrase = (text: string): string | undefined => PORTUGUESE[text]
