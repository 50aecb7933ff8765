/** What a scenario found out. */
export interface Report {
  rounds: number
  acknowledged: number
  /** Acknowledged and not there afterwards. */
  lost: string[]
  /** There more than once. */
  doubled: string[]
  /** Processes that ended although nobody asked them to. */
  deaths: string[]
  /** Whatever else doesn't hold. */
  findings: string[]
  /** How often each status was answered; `none` where no answer came. */
  answers: Map<string, number>
  /** Writes that were tried again with their key, because nobody could tell whether they were done. */
  retries: number
  /** The answer that a person was worst off with. */
  worst: { status: string; ms: number }
  /** Figures worth telling. */
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
  retries: 0,
  worst: { status: '-', ms: 0 },
  notes: [],
})

const severity = (status: string) => {
  const rank = status === 'none' ? 4 : status.startsWith('5') ? 3 : status.startsWith('4') ? 2 : 1
  // 503 is what an outage is told with; any other failure is worse.
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

/** Whether everything held. */
export const hasPassed = ({ lost, doubled, deaths, findings }: Report) =>
  [lost, doubled, deaths, findings].every((list) => list.length === 0)
