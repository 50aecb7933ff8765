import { DiscountCode, maxPostCodes } from '@tandem/api-contract'
import { Button, Heading, IconButton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { NameForm } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { counted } from './counted.ts'
import { useText } from './messages.ts'
import type { PostRef } from './queries.ts'
import { usePostCodes } from './use-post-codes.ts'

/** The discount codes of a post, those found in its caption, and the form that adds one. */
export function PostCodes({ postRef }: { postRef: PostRef }) {
  const text = useText()
  const titleId = useId()
  const mayWrite = useIsAllowed('shared.write')
  const { codes, suggested, isKnown, hasFailed, isSaving, add, addSuggested, remove } = usePostCodes(postRef)
  if (hasFailed) return null
  if (!mayWrite && codes.length === 0) return null
  return (
    // Until the codes are known, the form only keeps its place: saving would replace them.
    <Stack as="section" gap="2" aria-labelledby={titleId} inert={!isKnown}>
      <Stack gap="0">
        <Heading level={3} size="sm" id={titleId}>
          {text('codes.title')}
        </Heading>
        <Text size="xs" tone="muted">
          {text('codes.about')}
        </Text>
      </Stack>
      {codes.length > 0 && (
        <ul className={list} aria-labelledby={titleId}>
          {codes.map(({ code, shared_with }) => (
            <li key={code} className={entry}>
              <span>
                <bdi className={name}>{code}</bdi>
                {shared_with > 0 && (
                  <Text as="span" size="xs" tone="muted" className={note}>
                    {text('codes.shared', counted(shared_with))}
                  </Text>
                )}
              </span>
              {mayWrite && (
                <IconButton
                  size="sm"
                  label={text('codes.remove', { code })}
                  icon={<X aria-hidden />}
                  disabled={isSaving}
                  onClick={() => remove(code)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && suggested.length > 0 && codes.length < maxPostCodes && (
        <Stack gap="1">
          <Text size="xs" tone="muted">
            {text('codes.suggested')}
          </Text>
          {suggested.map((code) => (
            <div key={code}>
              <Button
                size="sm"
                icon={<Plus aria-hidden />}
                disabled={isSaving}
                onClick={() => addSuggested(code)}
              >
                {text('codes.take', { code })}
              </Button>
            </div>
          ))}
        </Stack>
      )}
      {mayWrite && (
        <div className={onScreen}>
          <NameForm
            label={text('codes.label')}
            field="codes"
            schema={DiscountCode}
            submitLabel={text('codes.add')}
            onSubmit={add}
          />
        </div>
      )}
    </Stack>
  )
}

// Nobody can add a code on paper.
const onScreen = css({ _print: { display: 'none' } })
const list = css({ display: 'grid', gap: '1', listStyle: 'none' })
const entry = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' })
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere' })
const note = css({ display: 'block' })
