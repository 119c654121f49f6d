import { clsx } from 'clsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { useText } from '#app/i18n/text.ts'

const SIDE_BY_SIDE = '(min-width: 56.25rem)'

function onWindow(changed: () => void): () => void {
  const query = matchMedia(SIDE_BY_SIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Two panes with a divider to drag (arrow keys move it too), each scrolling on its own; one above the other in narrow windows, `short` where the first one holds little. */
export function SplitView({ left, right, short }: { left: ReactNode; right: ReactNode; short?: boolean }) {
  const { t } = useText()
  const isSideBySide = useSyncExternalStore(
    onWindow,
    () => matchMedia(SIDE_BY_SIDE).matches,
    () => false,
  )
  return (
    <Group
      className="min-h-0 flex-1 max-[56.24rem]:h-auto! max-[56.24rem]:flex-none! max-[56.24rem]:[&>div]:flex-none! max-[56.24rem]:flex-col! max-[56.24rem]:overflow-visible!"
      orientation="horizontal"
      // Panes above one another have no divider; the library would still take the clicks and taps around where it thinks one is.
      disabled={!isSideBySide}
    >
      <Panel
        id="preview"
        defaultSize={short ? '24%' : '46%'}
        minSize={short ? '15%' : '25%'}
        className={clsx('max-[56.24rem]:w-full! max-[56.24rem]:flex-none!', short ? 'max-[56.24rem]:h-56!' : 'max-[56.24rem]:h-[62dvh]!')}
      >
        {left}
      </Panel>
      <Separator
        aria-label={t('desk:preview.divider')}
        className="w-1.5 bg-line transition-colors hover:bg-accent focus-visible:bg-accent focus-visible:outline-none max-[56.24rem]:hidden data-[separator=active]:bg-accent"
      />
      <Panel
        id="form"
        minSize="30%"
        className="bg-canvas max-[56.24rem]:w-full! max-[56.24rem]:flex-none! max-[56.24rem]:overflow-visible!"
      >
        <div className="relative h-full overflow-y-auto max-[56.24rem]:h-auto max-[56.24rem]:overflow-visible" data-form>
          {right}
        </div>
      </Panel>
    </Group>
  )
}
