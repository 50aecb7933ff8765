/** The results of a scenario. */
export interface Report {
  rounds: number
  acknowledged: number
  /** Acknowledged writes that are missing afterwards. */
  lost: string[]
  /** Writes that exist more than once. */
  doubled: string[]
  /** Processes that ended without being stopped by the run. */
  deaths: string[]
  /** Everything else that doesn't hold. */
  findings: string[]
  /** How often each status was answered; `none` for no answer. */
  answers: Map<string, number>
  /** Requests without an answer, and why. */
  unanswered: string[]
  /** Writes that were retried with their key, because their outcome was unknown. */
  retries: number
  /** The worst answer that a person got. */
  worst: { status: string; ms: number }
  /** Figures worth printing. */
  notes: string[]
}

/** An empty report. */
export const newReport = (): Report => ({
  rounds: 0,
  acknowledged: 0,
  lost: [],
  doubled: [],
  deaths: [],
  findings: [],
  answers: new Map(),
  unanswered: [],
  retries: 0,
  worst: { status: '-', ms: 0 },
  notes: [],
})

const severity = (status: string) => {
  const rank = status === 'none' ? 4 : status.startsWith('5') ? 3 : status.startsWith('4') ? 2 : 1
  // 503 is the proper answer during an outage; any other server error is worse.
  return status === '503' ? 2.5 : rank
}

/** Counts an answer. */
export function noteAnswer(report: Report, status: string, ms: number): void {
  report.answers.set(status, (report.answers.get(status) ?? 0) + 1)
  const { worst } = report
  const difference = severity(status) - severity(worst.status)
  if (worst.status === '-' || difference > 0 || (difference === 0 && ms > worst.ms)) {
    report.worst = { status, ms: Math.round(ms) }
  }
}

/** Whether everything holds. */
export const hasPassed = ({ lost, doubled, deaths, findings }: Report) =>
  [lost, doubled, deaths, findings].every((list) => list.length === 0)
