/** What an address of the provider is, and what several of them read from their forms. */
import { formOf, listOf, numberOf, textOf, type Form, type FormValue } from '../form.ts';
import { wrongInput } from '../provider-error.ts';
import { type Store } from '../store.server.ts';
import type { LocalProviderObject, Price, PromotionCode } from '../objects.ts';

export interface Route {
  method: string;
  path: string[];
  act(store: Store, form: Form, ids: string[]): Promise<unknown>;
}

export const on = (line: string, act: Route['act']): Route => {
  const [method, path] = line.split(' ') as [string, string];
  return { method, path: path.split('/'), act };
};

export const asList = <T extends LocalProviderObject>(data: T[]) => ({
  object: 'list',
  data,
  has_more: false,
  url: '/',
});
export const metaOf = (value: FormValue) =>
  Object.fromEntries(Object.entries(formOf(value)).map(([name, text]) => [name, textOf(text) ?? '']));
export const needed = (form: Form, name: string): string => {
  const value = textOf(form[name]);
  if (value === undefined) throw wrongInput(`Missing required param: ${name}.`, name);
  return value;
};
const limitOf = (form: Form) => Math.min(100, numberOf(form.limit) ?? 10);

/** One object by its id. */
export const read = <T extends LocalProviderObject>(path: string, type: T['object']) =>
  on(`GET ${path}/:id`, (store, _form, [id]) => store.get<T>(id!, type));

type Keep<T> = (one: T, form: Form) => boolean;

export const lister =
  <T extends LocalProviderObject>(type: T['object'], keep?: Keep<T>) =>
  async (store: Store, form: Form) => {
    const all = await store.list<T>(type, { customer: textOf(form.customer), limit: 1000 });
    return asList(all.filter((one) => !keep || keep(one, form)).slice(0, limitOf(form)));
  };

export const listed = <T extends LocalProviderObject>(path: string, type: T['object'], keep?: Keep<T>) =>
  on(`GET ${path}`, lister(type, keep));

interface Given {
  coupon: string | null;
  /** The id of the code that it came by. */
  code: string | null;
}

export async function couponOf(store: Store, discounts: FormValue): Promise<Given> {
  const first = formOf(listOf(discounts)[0]);
  const code = textOf(first.promotion_code) ?? null;
  if (!code) return { coupon: textOf(first.coupon) ?? null, code };
  const { promotion } = await store.get<PromotionCode>(code, 'promotion_code');
  return { coupon: promotion.coupon, code };
}

export async function priceOf(store: Store, items: FormValue): Promise<Price | undefined> {
  const id = textOf(formOf(listOf(items)[0]).price);
  return id ? store.get<Price>(id, 'price') : undefined;
}
