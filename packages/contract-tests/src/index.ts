export { runContractTests, UnknownSelectionError } from './run.ts'
export type { Progress, RunOptions } from './run.ts'
export { htmlReport } from './report/html.ts'
export { jsonReport } from './report/json.ts'
export { markdownReport } from './report/markdown.ts'
export { terminalReport } from './report/terminal.ts'
export type { TerminalOptions } from './report/terminal-style.ts'
export type {
  CaseReport,
  CaseSource,
  CaseViolation,
  CodeReport,
  ContractReport,
  OperationReport,
  Outcome,
  ReportSummary,
  StatusReport,
  WebhookReport,
} from './report/report.ts'
export type { Sandbox } from './sandbox/sandbox.ts'
export { TargetError } from './target/open-target.ts'
export type { TargetKind } from './target/open-target.ts'
export type { EmitWebhook } from './target/mock-target.ts'
export type {
  Admission,
  Delivered,
  NotReachable,
  Provocation,
  Target,
  WantedDelivery,
  WantedExample,
  WantedRule,
} from './target/target.ts'
export type { HttpAnswer, HttpRequest, Transport } from './http/transport.ts'
export type { Delivery } from './webhook/delivery.ts'
export type { Operation, OperationCode } from './contract.ts'

export { runRailSuite } from './rail/run-rail-suite.ts'
export type { RailProgress, RailSuiteOptions } from './rail/run-rail-suite.ts'
export { railTerminalReport } from './rail/terminal.ts'
export type { RailCaseReport, RailGroup, RailReport, RailSummary } from './rail/rail-report.ts'
export type { AccountNumbers, RailTestData } from './rail/test-data.ts'
