import type { ActionFunction, ActionFunctionArgs, LoaderFunction, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { Failure } from '#app/domain/failure.ts'
import { errorBodyOf, methodNotAllowed, refuse } from './api/answer.server.ts'
import { askToSignIn, findWho } from './session.server.ts'
import { requireXsrf } from './xsrf.server.ts'

const LARGEST_FORM = 2 * 1024 * 1024 // bytes: the forms of screens are read whole, by the wall and by their actions

type Routes = ServerBuild['routes']
type RouteModule = NonNullable<Routes[string]>['module']

/**
 * Puts one wall before every loader and action of the site, so that no route can forget it: changes need the cross-site token,
 * and a Failure becomes the answer of the contract (API) or of the error page (screens).
 */
export function guardBuild(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && { ...route, module: guardModule(id, route.module) }]),
  )
  return { ...build, routes: routes as Routes }
}

/** What programs ask: refusals are in the words of the contract, not pages. */
const FOR_PROGRAMS = /^routes\/(api\/|healthz$|readyz$)/
/** Signing in and out, and what changes nothing whoever asks. */
const WITHOUT_TOKEN = /^\/(oauth\/|healthz\/?$|readyz\/?$)/

function guardModule(id: string, module: RouteModule): RouteModule {
  const isApi = FOR_PROGRAMS.test(id)
  const loader = module.loader ?? (isApi ? refuseMethod : undefined)
  const action = module.action ?? (isApi ? refuseMethod : undefined)
  return {
    ...module,
    ...(loader && { loader: guardLoader(loader, isApi) }),
    ...(action && { action: guardAction(action, isApi) }),
  }
}

function guardLoader(loader: LoaderFunction, isApi: boolean): LoaderFunction {
  const guarded = (args: LoaderFunctionArgs) =>
    answered(args.request, isApi, () => {
      // Remix takes OPTIONS for a GET.
      if (isApi && args.request.method === 'OPTIONS') throw methodNotAllowed(args.request)
      return loader(args)
    })
  return Object.assign(guarded, loader)
}

function guardAction(action: ActionFunction, isApi: boolean): ActionFunction {
  return (args: ActionFunctionArgs) =>
    answered(args.request, isApi, async () => {
      if (!isApi) requireSmallForm(args.request)
      if (!WITHOUT_TOKEN.test(new URL(args.request.url).pathname)) await requireToken(args.request, isApi)
      return action(args)
    })
}

/** 413 beyond the limit, and where the length is not said at all: whatever token comes along, nobody fills the memory of the server. */
function requireSmallForm({ headers }: Request): void {
  const length = headers.get('Content-Length')
  if (length === null ? headers.has('Transfer-Encoding') : Number(length) > LARGEST_FORM)
    throw new Failure('too_large', { values: { max: LARGEST_FORM / 1024 / 1024 } })
}

/** A screen whose session has ended meanwhile has no token that counts: its user is asked to sign in, not told that it isn't theirs. */
async function requireToken(request: Request, isApi: boolean): Promise<void> {
  try {
    await requireXsrf(request, { formToo: !isApi })
  } catch (thrown) {
    const isEnded = !isApi && thrown instanceof Failure && thrown.code === 'xsrf_mismatch' && !(await findWho(request))
    throw isEnded ? askToSignIn(request) : thrown
  }
}

async function answered<T>(request: Request, isApi: boolean, work: () => T): Promise<Awaited<T> | Response> {
  try {
    return await work()
  } catch (thrown) {
    if (isApi) return refuse(request, thrown)
    if (!(thrown instanceof Failure)) throw thrown
    const body = await errorBodyOf(thrown, request)
    // Screens: the error page finds code and sentence in the data of the route error.
    throw Response.json({ code: thrown.code, error: body.error }, { status: thrown.status })
  }
}

function refuseMethod({ request }: { request: Request }): never {
  throw methodNotAllowed(request)
}
