import { useQuery } from '@tanstack/react-query';
import { getPreferences, putPreference } from '../contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { choosableWays, kindOf, type NotificationKind, type Ways } from '#kit/notifications/kinds.ts';
import { Switch } from '#kit/ui/switch.tsx';
import { Failure } from '#kit/contract/failure.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function PreferencesPanel() {
  const preferences = useQuery(query(getPreferences));
  return (
    <Panel title="Notification settings" lede="On this site, by e-mail, or not at all.">
      <Loaded query={preferences}>
        {({ items }) => (
          <div className="divide-y divide-line">
            {items.map(({ kind, inApp, byMail }) => (
              <Preference key={kind} kind={kind} ways={{ inApp, byMail }} />
            ))}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function Preference({ kind, ways }: { kind: NotificationKind; ways: Ways }) {
  const put = useCall(putPreference, { refreshes: [getPreferences] });
  const { label, hint, ways: offered = ['inApp', 'byMail'] } = kindOf(kind);
  const choosable = choosableWays(kind);
  // What was just chosen shows at once; the answer then says the same, or the error why not.
  const shown = put.isPending ? put.variables.body : ways;
  const choose = (change: Partial<Ways>) => put.mutate({ params: { kind }, body: { ...ways, ...change } });
  return (
    <fieldset className="grid gap-x-8 gap-y-3 py-5 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <legend className="contents">
        <span className="grid content-start gap-0.5">
          <span className="font-medium">{label}</span>
          <span className="text-sm text-muted">
            {hint}
            {choosable.length === 0 && ' Always on, so you know about every change to your account.'}
          </span>
        </span>
      </legend>
      <div className="grid content-start gap-2">
        {offered.includes('inApp') && (
          <Switch
            label="On this site"
            checked={shown.inApp}
            disabled={!choosable.includes('inApp')}
            onChange={(event) => choose({ inApp: event.target.checked })}
          />
        )}
        {offered.includes('byMail') && (
          <Switch
            label="By e-mail"
            checked={shown.byMail}
            disabled={!choosable.includes('byMail')}
            onChange={(event) => choose({ byMail: event.target.checked })}
          />
        )}
      </div>
      <Failure error={put.error} />
    </fieldset>
  );
}
