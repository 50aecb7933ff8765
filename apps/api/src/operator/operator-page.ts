import { html } from 'hono/html'
import type { FailingJob, QueueState, SlowQuery } from '@tandem/api-server/node'
import { messages } from './messages.ts'
import { operatorPath } from './operator-path.ts'

/** The page without any data: its script asks for the token, and loads the overview with it. */
export function operatorPage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${messages.title} · ${messages.operator} · ${messages.product}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${operatorPath}/operator.css" />
        <script type="module" src="${operatorPath}/operator.js"></script>
      </head>
      <body
        data-path="${operatorPath}"
        data-wrong="${messages.tokenWrong}"
        data-no-answer="${messages.noAnswer}"
        data-loading="${messages.loading}"
      >
        <header>
          <img src="/favicon.svg" alt="" width="24" height="24" />
          <h1>${messages.title}</h1>
          <span class="badge">${messages.operator}</span>
          <button type="button" data-forget hidden>${messages.forget}</button>
          <p class="about">${messages.about}</p>
        </header>
        <main>
          <p class="alert" role="alert" hidden></p>
          <p class="done" role="status"></p>
          <form class="card" data-token hidden>
            <h2>${messages.tokenTitle}</h2>
            <p id="token-about">${messages.tokenAbout}</p>
            <label for="token">${messages.tokenLabel}</label>
            <input
              id="token"
              type="password"
              autocomplete="off"
              spellcheck="false"
              required
              maxlength="512"
              aria-describedby="token-about"
            />
            <button class="primary">${messages.tokenSubmit}</button>
          </form>
          <div data-overview></div>
        </main>
        <dialog aria-labelledby="give-up-title" aria-describedby="give-up-text">
          <form method="dialog">
            <h2 id="give-up-title">${messages.giveUpTitle}</h2>
            <p id="give-up-text">${messages.giveUpText}</p>
            <div class="actions">
              <button value="cancel">${messages.cancel}</button>
              <button value="give-up" class="danger">${messages.giveUp}</button>
            </div>
          </form>
        </dialog>
      </body>
    </html>`
}

/** The content of the page after the token was entered. */
export function overview(state: {
  queues: QueueState[]
  failing: FailingJob[]
  slow: SlowQuery[]
  now: Date
}) {
  const { queues, failing, slow, now } = state
  return html`<section aria-labelledby="failing">
      <h2 id="failing">${messages.failing}</h2>
      ${
        failing.length === 0
          ? html`<div class="card none">
              <h3>${messages.noneTitle}</h3>
              <p>${messages.noneText}</p>
            </div>`
          : html`<ul class="jobs">
              ${failing.map(failingJob)}
            </ul>`
      }
    </section>
    <section aria-labelledby="queues">
      <h2 id="queues">${messages.queues}</h2>
      <table class="card">
        <thead>
          <tr>
            <th scope="col">${messages.queue}</th>
            ${queueStates.map((name) => html`<th scope="col" class="number">${messages.states[name]}</th>`)}
            <th scope="col" class="number">${messages.oldest}</th>
          </tr>
        </thead>
        <tbody>
          ${queues.map((queue) => queueRow(queue, now))}
        </tbody>
      </table>
    </section>
    <section aria-labelledby="slow">
      <h2 id="slow">${messages.slow}</h2>
      ${
        slow.length === 0
          ? html`<div class="card none">
              <h3>${messages.noSlowTitle}</h3>
              <p>${messages.noSlowText}</p>
            </div>`
          : html`<ul class="jobs">
              ${slow.map(slowQuery)}
            </ul>`
      }
    </section>`
}

const queueStates = ['waiting', 'running', 'retrying', 'given_up', 'failed'] as const

const queueRow = (queue: QueueState, now: Date) =>
  html`<tr>
    <th scope="row">${queue.queue}</th>
    ${queueStates.map(
      (name) =>
        html`<td class="number ${queue[name] === 0 ? 'zero' : ''}" data-label="${messages.states[name]}">
          ${queue[name]}
        </td>`,
    )}
    <td class="number ${queue.oldest_at === null ? 'zero' : ''}" data-label="${messages.oldest}">
      ${queue.oldest_at === null ? '–' : age(now.getTime() - Date.parse(queue.oldest_at))}
    </td>
  </tr>`

function failingJob(job: FailingJob) {
  const { queue, id, state, team_id, attempts, added_at, next_try_at, error, can_give_up } = job
  const button = (action: string, text: string) =>
    html`<button type="button" data-action="${action}" aria-describedby="job-${id}">${text}</button>`
  return html`<li class="card job" data-queue="${queue}" data-id="${id}">
    <div class="heading">
      <h3 id="job-${id}">${queue}</h3>
      <span class="badge ${state}">${messages.jobStates[state]}</span>
    </div>
    <p class="reason">
      ${error.code === undefined ? '' : html`<code>${error.code}</code> `}<bdi>${error.message}</bdi>
    </p>
    <dl>
      ${fact(messages.team, team_id ?? messages.allTeams)} ${fact(messages.attempts, attempts)}
      ${fact(messages.added, time(added_at))}
      ${fact(messages.nextTry, state === 'running' ? messages.now : time(next_try_at))}
      ${fact(messages.job, id)}
    </dl>
    ${
      error.stack === undefined
        ? ''
        : html`<details>
            <summary>${messages.stack}</summary>
            <pre tabindex="0">${error.stack}</pre>
          </details>`
    }
    ${
      state === 'running'
        ? ''
        : html`<div class="actions">
            ${button('try-now', messages.tryNow)} ${can_give_up ? button('give-up', messages.giveUp) : ''}
          </div>`
    }
  </li>`
}

const slowQuery = ({ id, at, ms, name, team_id, statement, failed, plan }: SlowQuery) =>
  html`<li class="card job" data-id="slow-${id}">
    <div class="heading">
      <h3>${name ?? messages.noName}</h3>
      <span class="badge ${failed ? 'failed' : 'retrying'}">${milliseconds(ms)}</span>
    </div>
    <p class="reason"><code>${statement}</code></p>
    <dl>
      ${fact(messages.team, team_id ?? messages.allTeams)} ${fact(messages.at, time(at))}
      ${failed ? fact(messages.result, messages.statementFailed) : ''}
    </dl>
    ${
      plan === null
        ? ''
        : html`<details>
            <summary>${messages.plan}</summary>
            <pre tabindex="0">${plan}</pre>
          </details>`
    }
  </li>`

/** Such as `1,234 ms`. */
const milliseconds = (value: number) => `${value.toLocaleString('en')} ms`

const fact = (term: string, value: unknown) =>
  html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`

const time = (at: string | null) =>
  at === null ? messages.noNextTry : html`<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time>`

/** Such as `45 s`, `12 min`, `3 h` or `2 d`. */
function age(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 86_400)} d`
}
