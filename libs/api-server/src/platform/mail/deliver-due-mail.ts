import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { MailFailure } from './mailer.ts'
import { claimMail, openMail, settleFailed, settleSent } from './outbox.ts'
import type { ClaimedMail } from './outbox.ts'

/** The number of mails sent at a time, so that a slow mail server does not delay the others. */
const lanes = 4

/** When the process stops, mails being sent get this long; the rest are sent again later. */
const stopWithinMs = 4_000

type Dependencies = Pick<ApiDependencies, 'database' | 'secrets' | 'mail' | 'now' | 'log'>

/** Sends all due mail, until none is left or the process stops. */
export async function deliverDueMail(dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  const delivered = Promise.all(Array.from({ length: lanes }, () => deliverInTurn(dependencies, signal)))
  await Promise.race([delivered, graceAfter(signal)])
}

async function deliverInTurn(dependencies: Dependencies, signal: AbortSignal) {
  while (!signal.aborted) {
    const claimed = await claimMail(dependencies.database, dependencies.now())
    if (!claimed) return
    await deliver(dependencies, claimed)
  }
}

async function deliver(dependencies: Dependencies, claimed: ClaimedMail) {
  const { database, log, now } = dependencies
  const { message_id, template, attempts } = claimed
  const about = { message_id, template, attempts }
  try {
    await send(dependencies, claimed)
  } catch (error) {
    const failure = describeFailure(error)
    const state = await settleFailed(database, claimed, failure, now())
    const why = { ...about, reason: failure.reason, ...(!(error instanceof MailFailure) && { error }) }
    if (state === 'failed') log.error(why, 'a mail was given up')
    else log.warn(why, 'a mail was not sent, it will be tried again')
    return
  }
  await settleSent(database, claimed, now())
  log.info(about, 'a mail was sent')
}

async function send(dependencies: Dependencies, claimed: ClaimedMail) {
  const mail = await openMail(dependencies, claimed)
  // Loaded with the first mail, so that a start or a page with stories does not load the templates.
  const { renderMail } = await import('./render-mail.ts')
  const { mail: mailer } = dependencies
  const { message_id } = claimed
  await mailer.deliver({ message_id, from: mailer.from, to: mail.to, ...(await renderMail(mail)) })
}

/** An error that isn't the mail server's answer, such as a wrong key, may be fixed while the mail waits. */
const describeFailure = (error: unknown) =>
  error instanceof MailFailure
    ? { isPermanent: error.kind === 'permanent', reason: error.reason }
    : { isPermanent: false, reason: error instanceof Error ? error.name : 'unknown' }

function graceAfter(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, stopWithinMs)
    if (signal.aborted) wait()
    else signal.addEventListener('abort', wait, { once: true })
  })
}
