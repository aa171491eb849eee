import { facts } from '../facts.ts';

export function KeepingTimes() {
  return (
    <ul>
      <li>
        <strong>Your account and what is in it:</strong> until you delete it. Then it is gone at once, files
        included.
      </li>
      <li>
        <strong>Sessions:</strong> {facts.sessionDays} days from your last visit if you asked to be
        remembered, else until you close the browser and at most {facts.unrememberedSessionHours} hours.
      </li>
      <li>
        <strong>What you delete:</strong> {facts.trashDays} days in the trash, from where it can come back;{' '}
        {facts.plusTrashDays} on the Plus plan, {facts.proTrashDays} on Pro.
      </li>
      <li>
        <strong>Exports of your data:</strong> {facts.exportDays} days.
      </li>
      <li>
        <strong>Mail to you:</strong> the text until it is sent, since it may hold links that open your
        account; the subject, address and time for {facts.mailRecordDays} days.
      </li>
      <li>
        <strong>Links in mail:</strong> {facts.resetLinkHours} hour for a new password,{' '}
        {facts.verifyLinkHours} hours for confirming an address.
      </li>
      <li>
        <strong>What a guest made:</strong> {facts.guestDays} days after the browser was last seen.
      </li>
      <li>
        <strong>Work in the background:</strong> its record for {facts.jobDays} days after it ended; notes
        that carry changes to open pages for {facts.eventDays} days.
      </li>
      <li>
        <strong>Notes of important acts:</strong> they stay when an account goes, with a number that then
        leads to nobody.
      </li>
    </ul>
  );
}
