import { clsx } from 'clsx'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** A plain link (a download, for instance); otherwise `onSelect`. */
  href?: string
  onSelect?: () => void
}

/** A button that opens a short list of things to do. */
export function Menu({ trigger, items, align = 'end' }: { trigger: ReactElement; items: MenuItem[]; align?: 'start' | 'end' }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={keepWhereItWent}
          className="z-50 min-w-44 data-[state=open]:animate-rise rounded-lg border border-line bg-surface p-1 text-base text-ink shadow-raised focus:outline-none"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.key}
              disabled={item.disabled}
              onSelect={(event) => {
                focusTrigger(event)
                item.onSelect?.()
              }}
              asChild={item.href !== undefined}
              className={itemClass(item)}
            >
              {item.href === undefined ? <ItemText item={item} /> : <a href={item.href}>{<ItemText item={item} />}</a>}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A dialog that an item opens gives the focus back to who had it: the item is gone by then, its button is not. */
function focusTrigger({ target }: Event) {
  const menu = target instanceof Element ? target.closest('[role=menu]') : null
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus()
}

/** What an item has opened or made may have the focus by now: it keeps it. */
function keepWhereItWent(event: Event) {
  if (document.activeElement !== null && document.activeElement !== document.body) event.preventDefault()
}

function ItemText({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon}
      {item.label}
    </>
  )
}

function itemClass({ danger }: MenuItem): string {
  return clsx(
    'flex h-8 cursor-pointer items-center gap-2 rounded-md px-2 select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-sunken data-highlighted:outline-none [&_svg]:size-4',
    danger && 'text-danger',
  )
}
