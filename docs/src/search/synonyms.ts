import { folded, wordsOf } from './words.ts'

/**
 * Words with the same meaning, in English and in Portuguese. A query with one of them finds the texts with any of them.
 * The first word of a row is the word of the contract (GLOSSARY.md). A row may hold phrases.
 */
const ROWS: readonly string[] = [
  'deposit, depósito, depositar, cash-in, pay-in',
  'charge, cobrança, cobrar',
  'withdrawal, saque, sacar, withdraw, payout, cash-out, retirada',
  'refund, estorno, estornar, devolução, devolver, reembolso, reversal',
  'transfer, transferência, transferir',
  'internal, interna, interno',
  'wallet, carteira, conta gráfica',
  'account, conta, conta bancária',
  'balance, saldo, saldo disponível',
  'insufficient, insuficiente, sem saldo',
  'closing, fechamento',
  'statement, extrato',
  'reconciliation, conciliação, conciliar, reconcile, conferir, confiro, conferência, report, relatório',
  'partition, partitions, partição, partições, cluster, shard, sharding',
  'recurring, recorrência, recurrence, recorrente, pix automático, subscription, assinatura, mandate',
  'recurring charges, cobrança recorrente, cobranças recorrentes, débito automático',
  'schedule, agendamento, agendada, agendar, parcela',
  'authorization, autorização, autorizar',
  'authentication, autenticação, autenticar, credencial, credenciais, credentials, token, login, oauth',
  'webhook, notificação, notificações, callback, evento',
  'event, evento',
  'signature, assinatura, assinar, hmac',
  'secret, segredo, chave secreta',
  'key, chave, chaves',
  'directory, diretório, dict',
  'brCode, copia e cola, pix copia e cola, qr code, qrcode, emv',
  'error, erro, falha',
  'error catalogue, error codes, códigos de erro, catálogo de erros',
  'retry, retries, repetição, nova tentativa, novas tentativas, retentativa, reenvio, repeat',
  'replays, idempotência, idempotency, idempotente, idempotent',
  'limit, limite',
  'rate limit, rate limit exceeded, too many requests, limite de requisições, throttling',
  'timeout, times out, timed out, deadline, time limits, tempo limite, no response, no answer, resposta não chega, resposta não chegou',
  'cancel, cancelar, cancelamento, cancellation',
  'expired, expirada, expirado, expirar, expiração, expires, vencida, vencimento',
  'due date, data de vencimento',
  'payer, pagador',
  'third party, third-party, terceiro, someone else, another person, outra pessoa, wrong CPF, CPF errado',
  'rejected, reject, recusado, recusada, recusar, rejeitado, rejeitada, refused, refuse',
  'failed, falhou, falhar, fails, failure, falharam',
  'paid, pago, paga',
  'invalid, inválida, inválido',
  'verify, verificar, verificação',
  'daily, diário, diária, every day, day, dia, todos os dias',
  'monthly, mensal, month, mês, every month, todo mês',
  'partial, parcial, part, parte',
  'duplicate, duplicado, duplicada, twice, duas vezes, repetido',
  'receive, receber, recebe, recebo, chegar, chega, arrive, arrives',
  'rotate, rotation, trocar, girar, rotação',
  'player, jogador',
  'payment, pagamento, pagar',
  'state, status, estado, situação',
  'sandbox, ambiente de testes, homologação, test environment, staging',
  'test, teste, testar, testing',
  'not found, não encontrada, não encontrado, inexistente',
  'test data, dados de teste, massa de teste, test cards',
  'mock, simulador',
  'simulate, simular, simulo, simulação, simulation',
  'time, tempo, relógio, clock, hora',
  'settings, configuração, configurações, configuration, parâmetros',
  'installation, instalação, instalar, instalo, install',
  'language, linguagem, idioma',
  'glossary, glossário, terms',
  'faq, perguntas frequentes, frequently asked questions, dúvidas',
  'changelog, histórico de versões, novidades, mudanças, release notes, unreleased',
  'deprecation, descontinuação, obsoleto, sunset, deprecated',
  'versioning, versionamento, versão, version',
  'fraud, fraude, golpe',
  'med, mecanismo especial de devolução, take-back, chargeback, contestação',
  'before you go live, go live, production checklist, checklist, produção, entrar em produção, ir para produção',
  'ip, allowlist, whitelist, lista de ips, firewall',
  'certificate, certificado, mtls',
  'log, registro, logs',
  'institution, instituição, psp, banco, bank',
  'database, banco de dados',
  'full disk, disco cheio',
  'on call, runbook, runbooks, plantão',
  'gap, lacuna, suposição, assumption',
  'schema, esquema',
  'decision, decisão',
  'architecture, arquitetura',
  'benchmark, desempenho, performance, throughput, latency',
  'fee, tarifa, taxa',
  'judicial, court, bloqueio judicial, ordem judicial',
  'guide, guia',
]

const MEANINGS: readonly (readonly string[])[] = ROWS.map((row) =>
  row.split(',').map((phrase) => phrase.trim()),
)

/** The words with which the index is searched, by the folded phrase of a query. */
const BY_PHRASE: ReadonlyMap<string, readonly string[]> = byPhrase()

function byPhrase(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const row of MEANINGS) {
    for (const phrase of row) {
      const key = keyOf(phrase)
      // The word itself first: the caller ranks texts with it above texts with a synonym.
      found.set(key, [...new Set([phrase, ...(found.get(key) ?? []), ...row])])
    }
  }
  return found
}

function keyOf(phrase: string): string {
  return wordsOf(phrase).map(folded).join(' ')
}

const LONGEST = Math.max(...[...BY_PHRASE.keys()].map((phrase) => phrase.split(' ').length))

/** A word or phrase of a query, and what it may also be called. The word itself comes first. */
export type Meaning = readonly [string, ...string[]]

/** The meanings of a query, from left to right. The longest known phrase counts: `copia e cola` is one meaning. */
export function meaningsOf(words: readonly string[]): readonly Meaning[] {
  if (words.length === 0) return []
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ')
    const synonyms = BY_PHRASE.get(keyOf(phrase))
    if (synonyms !== undefined || length === 1) {
      const others = (synonyms ?? []).filter((word) => keyOf(word) !== keyOf(phrase))
      return [[phrase, ...others], ...meaningsOf(words.slice(length))]
    }
  }
  return []
}
