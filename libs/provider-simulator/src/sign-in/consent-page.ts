import { html } from 'hono/html'
import type { ConsentFields, ConsentQuestions } from './consent.ts'
import { messages } from './messages.ts'
import { page } from './page.ts'
import type { ProviderPerson } from './people.ts'

/** What a consent page shows again when its answer was incomplete. */
export interface ConsentPageState {
  fields: ConsentFields
  errors: Record<string, string>
}

/**
 * The page on which a person chooses who they are, and allows or refuses. It says that it isn't the
 * provider's.
 */
export const consentPage = (
  questions: ConsentQuestions,
  { assets, fields, errors }: ConsentPageState & { assets: string },
) => {
  const { provider, people } = questions
  const isChosen = (value: string) => (fields['person'] ?? '0') === value
  return page({
    assets,
    title: messages.title(provider),
    body: html`<h1>${messages.title(provider)}</h1>
      <p class="demo"><strong>${messages.demo}</strong> ${messages.demoNote(provider)}</p>
      <form method="post">
        <fieldset ${errors['person'] ? html`aria-describedby="person-error"` : ''}>
          <legend>${messages.who}</legend>
          ${people.map(
            (person, index) =>
              html`<label class="choice">
                <input
                  type="radio"
                  name="person"
                  value="${index}"
                  ${isChosen(String(index)) ? 'checked' : ''}
                />
                <span><b>${person.name}</b> <small>${addressWords(person, questions)}</small></span>
              </label>`,
          )}
          <label class="choice">
            <input type="radio" name="person" value="new" id="new" ${isChosen('new') ? 'checked' : ''} />
            <span><b>${messages.someoneNew}</b> <small>${messages.someoneNewNote}</small></span>
          </label>
          ${errors['person'] ? html`<p class="error" id="person-error">${errors['person']}</p>` : ''}
          <div class="new">
            ${textField('name', messages.name, { fields, errors, type: 'text', autocomplete: 'name' })}
            ${textField('email', messages.email, { fields, errors, type: 'email', autocomplete: 'email' })}
            ${
              questions.tellsVerification
                ? html`<label class="choice">
                    <input
                      type="checkbox"
                      name="email_verified"
                      value="yes"
                      ${fields['decision'] === undefined || fields['email_verified'] === 'yes' ? 'checked' : ''}
                    />
                    <span>${messages.verified(provider)}</span>
                  </label>`
                : ''
            }
          </div>
        </fieldset>
        ${sharing(questions, fields)}
        <div class="buttons">
          <button class="main" name="decision" value="allow">${messages.allow}</button>
          <button name="decision" value="cancel" formnovalidate>${messages.cancel}</button>
        </div>
      </form>`,
  })
}

const addressWords = (
  { email, isEmailVerified }: ProviderPerson,
  { tellsVerification }: ConsentQuestions,
) => {
  if (email === null) return messages.noEmail
  return tellsVerification && !isEmailVerified ? `${email}, ${messages.notVerified}` : email
}

const textField = (
  name: string,
  label: string,
  { fields, errors, type, autocomplete }: ConsentPageState & { type: string; autocomplete: string },
) =>
  html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${fields[name] ?? ''}"
      autocomplete="${autocomplete}"
      ${errors[name] ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''}
    />
    ${errors[name] ? html`<p class="error" id="${name}-error">${errors[name]}</p>` : ''}`

const sharing = ({ mayKeepEmail, mayHideEmail }: ConsentQuestions, fields: ConsentFields) => {
  if (!mayKeepEmail && !mayHideEmail) return ''
  const choices = [
    ['yes', messages.shareEmail],
    mayHideEmail ? ['hide', messages.hideEmail] : ['no', messages.keepEmail],
  ] as const
  return html`<fieldset>
    <legend>${messages.sharing}</legend>
    ${choices.map(
      ([value, label]) =>
        html`<label class="choice">
          <input
            type="radio"
            name="share_email"
            value="${value}"
            ${(fields['share_email'] ?? 'yes') === value ? 'checked' : ''}
          />
          <span>${label}</span>
        </label>`,
    )}
  </fieldset>`
}
