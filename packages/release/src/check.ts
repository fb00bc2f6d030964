import { readChangesets } from './changesets/changesets.ts'
import { largest, neededBump } from './changesets/bump.ts'
import { judgeRelease } from './changesets/gate.ts'
import { equal, type JsonObject } from './contract/json.ts'
import { versionOf } from './contract/load.ts'
import { meaningOf } from './contract/meaning.ts'
import type { Report } from './report/report.ts'
import { redoclyVerdicts, type RedoclyVerdict } from './review/redocly.ts'
import { review, type Review } from './review/review.ts'

/** Compares two contracts with a second tool, which may find a difference that our rules judge too mildly. */
export type SecondOpinion = (base: JsonObject, head: JsonObject) => Promise<readonly RedoclyVerdict[]>

/**
 * Checks the present contract against the last release and the pending changesets. Before the first release, there is
 * no contract to compare with.
 */
export async function checkRelease(
  root: string,
  base: JsonObject | undefined,
  head: JsonObject,
  secondOpinion: SecondOpinion = redoclyVerdicts,
): Promise<Report> {
  const pending = await readChangesets(root)
  if (base === undefined) {
    const bump = { needed: 'none', announced: null } as const
    return { since: null, findings: [], leaves: 0, bump, problems: pending.problems }
  }
  const since = versionOf(base)
  const { findings, leaves } = await reviewBoth(base, head, secondOpinion)
  const gate = judgeRelease(since, findings, pending)
  const bump = { needed: gate.needed, announced: gate.announced }
  return { since, findings: gate.findings, leaves, bump, problems: gate.problems }
}

/** Compares two contracts without changesets. */
export async function compareContracts(base: JsonObject, head: JsonObject): Promise<Report> {
  const since = versionOf(base)
  const { findings, leaves } = await reviewBoth(base, head, redoclyVerdicts)
  const needed = largest(findings.map((finding) => neededBump(finding.class, since)))
  return { since, findings, leaves, bump: { needed, announced: null }, problems: [] }
}

async function reviewBoth(base: JsonObject, head: JsonObject, secondOpinion: SecondOpinion): Promise<Review> {
  const [before, after] = [meaningOf(base), meaningOf(head)]
  if (equal(before, after)) return { findings: [], leaves: 0 }
  return review(before, after, { redocly: await secondOpinion(before, after) })
}
