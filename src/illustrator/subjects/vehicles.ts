export const vehicles = `
automobile|car,automobile,sedan|1.5|gl
oncoming-automobile|oncoming car|1.5|gf
sport-utility-vehicle|jeep,suv,van,camper,campervan|1.9|gl
taxi|taxi,cab|1.5|gl
police-car|police car|1.5|gl
racing-car|racing car,race car,formula one car|1.1|gl
bus|bus,coach|3|gl
minibus|minibus,van,camper van,ice cream van,ice cream truck|2.4|gl
trolleybus|trolleybus|3.2|gl
tram|tram,streetcar|3.4|gf
tram-car|tramcar|3.4|gl
ambulance|ambulance|2.5|gl
fire-engine|fire engine,fire truck|3|gl
delivery-truck|truck,lorry,delivery truck|3|gl
articulated-lorry|articulated lorry,semi truck|3.6|gl
pickup-truck|pickup,pickup truck|1.8|gl
tractor|tractor|2.6|gl
auto-rickshaw|rickshaw,tuk-tuk|1.7|gl
motor-scooter|scooter,moped,vespa|1.2|gl
motorcycle|motorcycle,motorbike|1.2|gl
bicycle|bicycle,bike|1.1|gl
kick-scooter|kick scooter|1|gl
skateboard|skateboard|0.2|gl
roller-skate|roller skate|0.3|tl
manual-wheelchair|wheelchair|1|gl
locomotive|train,locomotive,steam train,steam engine|4|gl
railway-car|railway carriage,wagon|3.6|gl
high-speed-train|high-speed train|3.6|gl
bullet-train|bullet train|3.6|gl
metro|metro,subway,underground train|3.6|gf
monorail|monorail|3.6|gl
mountain-railway|mountain railway|3|gl
aerial-tramway|cable car,gondola,aerial tramway|3|af
airplane|plane,airplane,aeroplane,jet,aircraft|6|ar
small-airplane|small plane,propeller plane|4|ar
airplane-departure|departing plane|5|ar
helicopter|helicopter|3.5|al
parachute|parachute,parachutist|5|af
rocket|rocket,spaceship,spacecraft|12|ar+g
flying-saucer|ufo,flying saucer|5|af+g
satellite|satellite|4|af
ship|ship,steamship,ocean liner|18|wf
passenger-ship|cruise ship,passenger ship|20|wl
ferry|ferry|12|wl
motor-boat|motorboat|3|wl
speedboat|speedboat|3|wl
canoe|kayak|1|wl
anchor|anchor|1|gf
ring-buoy|lifebuoy,lifebelt|0.7|tf
wheel|wheel|0.7|gf
fuel-pump|petrol pump,gas pump|2|gf
bus-stop|bus stop|2.6|gf
construction|barrier|1|gf
sled|sled,sledge,sleigh|0.6|gl
shopping-cart|shopping cart,trolley|1|gl
stop-sign|stop sign|2|gf
kite|kite|1|af
balloon|balloon,balloons|0.5|af
flying-disc|frisbee|0.3|af
boomerang|boomerang|0.3|af
carp-streamer|koinobori|2|af
`;
