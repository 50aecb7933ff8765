import { profileUrls } from '@tandem/api-contract'
import { Button, IconButton, Stack, Text, TextField } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useProfileText } from './messages.ts'
import type { UrlRow } from './profile-draft.ts'

export interface UrlFieldsProps {
  urls: readonly UrlRow[]
  errorOf: (place: number) => string | undefined
  /** An error of all links together. */
  error: string | undefined
  onChange: (urls: readonly UrlRow[]) => void
}

/** The links of a person, each in its own row. */
export function UrlFields({ urls, errorOf, error, onChange }: UrlFieldsProps) {
  const text = useProfileText()
  const group = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusOn = useRef<'last' | 'button' | null>(null)
  useEffect(() => {
    if (focusOn.current === 'last') [...(group.current?.querySelectorAll('input') ?? [])].at(-1)?.focus()
    if (focusOn.current === 'button') addButton.current?.focus()
    focusOn.current = null
  }, [urls.length])

  const add = () => {
    focusOn.current = 'last'
    onChange([...urls, { key: crypto.randomUUID(), url: '' }])
  }
  const remove = (row: UrlRow) => {
    focusOn.current = 'button'
    onChange(urls.filter(({ key }) => key !== row.key))
  }
  return (
    <fieldset ref={group} className={fieldset}>
      <legend className={legend}>{text('form.urls')}</legend>
      <Stack gap="2" align="stretch">
        <Text size="xs" tone={error === undefined ? 'muted' : 'danger'}>
          {error ?? text('form.urlsHint', { max: profileUrls })}
        </Text>
        {urls.map((row, index) => (
          <TextField
            key={row.key}
            label={text('form.url', { place: index + 1 })}
            name={`urls.${index}`}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            value={row.url}
            error={errorOf(index)}
            suffix={
              <IconButton
                size="inset"
                label={text('form.removeUrl', { place: index + 1 })}
                icon={<X aria-hidden />}
                onClick={() => remove(row)}
              />
            }
            onChange={({ target }) =>
              onChange(urls.map((other) => (other === row ? { ...row, url: target.value } : other)))
            }
          />
        ))}
        <div>
          <Button
            ref={addButton}
            icon={<Plus aria-hidden />}
            disabled={urls.length >= profileUrls}
            onClick={add}
          >
            {text('form.addUrl')}
          </Button>
        </div>
      </Stack>
    </fieldset>
  )
}

const fieldset = css({ minWidth: '0', padding: '0', margin: '0', border: '0' })
const legend = css({ textStyle: 'sm', fontWeight: 'medium', marginBottom: '1' })
