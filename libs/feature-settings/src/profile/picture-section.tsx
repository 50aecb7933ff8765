import { Button, ConfirmDialog, Inline, lazyPart, Stack, Text } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { PersonAvatar } from '@tandem/page-parts'
import { CircleAlert, Trash2, Upload } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Section } from '../frame/section.tsx'
import { useProfileText } from './messages.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useOpenedPicture } from './use-opened-picture.ts'
import { useRemovePicture } from './use-remove-picture.ts'

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog)

interface PictureSectionProps {
  name: string
  picture: string | null
}

/** A person's picture: chosen, dropped or pasted, then cropped; or removed. */
export function PictureSection({ name, picture }: PictureSectionProps) {
  const text = useProfileText()
  const { opened, isOpen, refusal, isOpening, open, close } = useOpenedPicture()
  const [isRemoving, setRemoving] = useState(false)
  const { isPending, remove } = useRemovePicture(picture)
  const drop = useFileDrop(open, !isOpen)
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)

  const removePicture = () =>
    remove()
      // A refusal is shown as a toast.
      .catch(() => undefined)
      .finally(() => setRemoving(false))
  return (
    <Section title={text('picture.title')}>
      <div className={cx(zone, drop.isOver && zoneUnderFile)} {...drop.zone}>
        <PersonAvatar size="xl" name={name} picture={picture} label={text('picture.label', { name })} />
        <Stack gap="2" align="start">
          <Inline gap="2" wrap>
            <Button
              ref={chooseButton}
              icon={<Upload aria-hidden />}
              loading={isOpening}
              aria-describedby="picture-hint"
              onClick={() => input.current?.click()}
            >
              {text(picture === null ? 'picture.choose' : 'picture.replace')}
            </Button>
            {picture !== null && (
              <Button
                variant="ghost"
                icon={<Trash2 aria-hidden />}
                loading={isPending}
                onClick={() => setRemoving(true)}
              >
                {text('picture.remove')}
              </Button>
            )}
          </Inline>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png"
            aria-label={text('picture.choose')}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // So that the same file can be chosen again.
              target.value = ''
              if (file) void open(file)
            }}
          />
          <div id="picture-hint" aria-live="polite">
            {refusal === null ? (
              <Text size="xs" tone="muted">
                {text(drop.isOver ? 'picture.drop' : 'picture.hint')}
              </Text>
            ) : (
              <span className={refused}>
                <CircleAlert size={14} aria-hidden />
                {text(`picture.refused.${refusal}`)}
              </span>
            )}
          </div>
        </Stack>
      </div>
      {opened && (
        <Suspense>
          <CropDialog key={opened.src} picture={opened} open={isOpen} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={text('picture.removeTitle')}
        confirmLabel={text('picture.remove')}
        cancelLabel={text('picture.keep')}
        closeLabel={text('close')}
        loading={isPending}
        onConfirm={() => void removePicture()}
        // The button that asked is removed with the picture.
        onClosed={() => picture === null && chooseButton.current?.focus()}
        danger
      >
        {text('picture.removeText')}
      </ConfirmDialog>
    </Section>
  )
}

const zone = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: { base: 'wrap', mobile: 'nowrap' },
  gap: '4',
  margin: '-3',
  padding: '3',
  borderRadius: 'lg',
  outline: '2px dashed transparent',
})
const zoneUnderFile = css({ background: 'bg.selected', outlineColor: 'accent.solid' })
const refused = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'xs',
  color: 'danger.fg',
  '& svg': { flex: 'none' },
})
