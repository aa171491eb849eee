import { facts } from '../facts.ts';

export function KeepingTimes() {
  return (
    <ul>
      <li>
        <strong>Your account and what is in it:</strong> until you delete it. Then it’s removed right away,
        including files.
      </li>
      <li>
        <strong>Sessions:</strong> {facts.sessionDays} days from your last visit if you tick “Remember me”,
        otherwise until you close the browser, for at most {facts.unrememberedSessionHours} hours.
      </li>
      <li>
        <strong>What you delete:</strong> {facts.trashDays} days in the trash, where you can restore it;{' '}
        {facts.plusTrashDays} on the Plus plan, {facts.proTrashDays} on Pro.
      </li>
      <li>
        <strong>Exports of your data:</strong> {facts.exportDays} days.
      </li>
      <li>
        <strong>E-mails to you:</strong> the text until it’s sent, since it may contain sign-in links; the
        subject, address and time for {facts.mailRecordDays} days.
      </li>
      <li>
        <strong>Links in e-mails:</strong> {facts.resetLinkHours} hour for a new password,{' '}
        {facts.verifyLinkHours} hours for confirming an address.
      </li>
      <li>
        <strong>What a guest made:</strong> {facts.guestDays} days after your last visit.
      </li>
      <li>
        <strong>Background tasks:</strong> records for {facts.jobDays} days after they end; live update
        records for {facts.eventDays} days.
      </li>
      <li>
        <strong>Security log:</strong> kept after an account is deleted, with an anonymous number.
      </li>
    </ul>
  );
}
