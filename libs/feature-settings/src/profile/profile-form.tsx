import { nameChangeDays } from '@tandem/api-contract'
import type { Profile } from '@tandem/api-contract'
import { Button, Inline, Stack, TextArea, TextField } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import {
  ConfirmDiscard,
  FailureBanner,
  successToast,
  TimezoneField,
  useMoments,
  useNow,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useRef } from 'react'
import { Section } from '../frame/section.tsx'
import { useFocusOnRefusal } from '../frame/use-focus-on-refusal.ts'
import { useProfileText } from './messages.ts'
import { bioLength } from './profile-draft.ts'
import { UrlFields } from './url-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

/**
 * Name, bio, addresses and time zone. The server's refusals are shown on their fields; the input stays until
 * it is saved.
 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const text = useProfileText()
  const { team } = useUser()
  const moments = useMoments(team.timezone)
  const form = useProfileForm(profile, () => successToast.updated(text('form.thing')))
  // Polled, because a browser's timer can't last 30 days, and stops while a device sleeps.
  const now = useNow(10_000)
  const isLocked = profile.name_changes_at !== null && Date.parse(profile.name_changes_at) > now.getTime()
  const element = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(element, form.failure)
  const guard = useUnsavedGuard(form.isDirty)
  const { draft, errorOf } = form
  return (
    <Section title={text('form.label')}>
      <form
        ref={element}
        aria-label={text('form.label')}
        noValidate
        className={column}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <Stack gap="4">
          <FailureBanner failure={form.failure} />
          <TextField
            label={text('form.name')}
            name="name"
            autoComplete="name"
            dir="auto"
            readOnly={isLocked}
            value={isLocked && !errorOf('name') ? profile.name : draft.name}
            error={errorOf('name')}
            hint={
              isLocked && profile.name_changes_at !== null
                ? text('form.nameLocked', {
                    days: nameChangeDays,
                    date: moments.text(profile.name_changes_at),
                  })
                : text('form.nameRule', { days: nameChangeDays })
            }
            onChange={(event) => form.change({ name: event.target.value })}
          />
          <TextArea
            label={text('form.bio')}
            name="bio"
            dir="auto"
            value={draft.bio}
            error={errorOf('bio')}
            hint={text('form.bioLeft', { typed: [...draft.bio].length, max: bioLength })}
            onChange={(event) => form.change({ bio: event.target.value })}
          />
          <UrlFields
            urls={draft.urls}
            errorOf={(place) => errorOf(`urls.${place}`)}
            error={errorOf('urls')}
            onChange={(urls) => form.change({ urls })}
          />
          <TimezoneField
            value={draft.timezone}
            name="timezone"
            hint={text('form.timezoneHint')}
            suggests={false}
            error={errorOf('timezone')}
            onChange={(timezone) => form.change({ timezone })}
          />
          <Inline gap="2">
            <Button
              type="submit"
              variant="primary"
              size="form"
              disabled={!form.isDirty}
              loading={form.isSending}
            >
              {text('form.save')}
            </Button>
            {form.isDirty && !form.isSending && (
              <Button variant="ghost" size="form" onClick={form.reset}>
                {text('form.discard')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
      <ConfirmDiscard
        guard={guard}
        title={text('leaving.title')}
        description={text('leaving.description')}
        keepLabel={text('leaving.keep')}
        discardLabel={text('leaving.discard')}
        closeLabel={text('close')}
      />
    </Section>
  )
}

const column = css({ maxWidth: '[480px]' })
