import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const base='http://localhost:4112';
const errors=[];
for (const [w,scheme] of [[1440,'light'],[390,'dark']]) {
  const c = await b.newContext({ viewport:{width:w,height:900}, colorScheme: scheme });
  await c.addInitScript(()=>{ localStorage.setItem('frenly-protected','true'); });
  const p = await c.newPage(); p.on('console',m=>m.type()==='error'&&errors.push(w+' '+m.text().slice(0,200))); p.on('pageerror',e=>errors.push('PE '+e.message));
  const shot=async n=>p.screenshot({path:`/tmp/look-${n}-${w}.png`,fullPage:true});
  await p.goto(base+'/ai/email-polish?example=0'); await p.waitForTimeout(1500);
  const skip=p.getByRole('button',{name:'Skip'}); if(await skip.count()) {await skip.first().click(); await p.waitForTimeout(1500)}
  await p.getByRole('button',{name:'Polish',exact:true}).click(); await p.getByText('accepted').first().waitFor({timeout:60000}); await p.waitForTimeout(500);
  await p.getByRole('button',{name:'Refuse change 1',exact:true}).click(); await p.waitForTimeout(300);
  await shot('polish');
  await p.goto(base+'/ai/email?example=1'); await p.waitForTimeout(1500); await p.getByRole('button',{name:'Write',exact:true}).click(); await p.getByText('Open in mail program').waitFor({timeout:30000}); await shot('write');
  await p.getByRole('link',{name:/Send/}).click(); await p.getByText('Ready to send?').waitFor({timeout:20000}); await p.waitForTimeout(1000); await shot('composer');
  console.log(p.url());
  await p.getByRole('button',{name:'Polish'}).click(); await p.getByText(/Apply \d/).waitFor({timeout:30000}); await p.screenshot({path:`/tmp/look-dialog-${w}.png`});
  await p.keyboard.press('Escape');
  await p.getByRole('button',{name:'Second look'}).click(); await p.getByText('How it sounds').waitFor({timeout:30000}); await p.waitForTimeout(800); await p.screenshot({path:`/tmp/look-second-${w}.png`}); await p.keyboard.press('Escape');
  await p.goto(base+'/frenlyemail'); await p.waitForTimeout(1200); await shot('drafts');
  await p.goto(base+'/frenlyemail?view=mailboxes'); await p.waitForTimeout(1200); await shot('guest');
  await c.close();
}
console.log(errors);
await b.close();
