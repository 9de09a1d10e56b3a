import { APPOINTMENT, CARDS, RESERVING } from "./questions-data.ts";
import type { VisitKind } from "./visit-kind.ts";

/** Wordings of one sentence; with labels of attributes, it is left out if one of these is known. */
export type AdviceSentence = readonly string[] | { wordings: readonly string[]; unless: readonly string[] };
/** Sentences on one subject, in their order. */
export type AdviceParagraph = readonly AdviceSentence[];

/** Advice for a visit, as a friend who knows such places would give it. It claims nothing of the business. */
export const PARAGRAPHS: Readonly<Record<VisitKind, readonly AdviceParagraph[]>> = {
  eat: [
    [
      ["If all tables are taken, ask how long the wait will be.", "If it is full, ask how long the wait will be."],
      [
        "On a busy evening, a place at the bar may be free sooner.",
        "An early dinner is often the easiest way to get a table.",
      ],
      {
        wordings: [
          "If you want a table on a Friday or Saturday evening, it is safer to book a few days ahead.",
          "For dinner on a Friday or Saturday, it is safer to book than to turn up.",
          "Friday and Saturday evenings can be busy, so book a few days ahead.",
        ],
        unless: RESERVING,
      },
      [
        "If you are running late, give them a call, so that they can keep your table.",
        "If your plans change, let them know, so that somebody else can have the table.",
      ],
    ],
    [
      [
        "If there are more than six of you, call ahead, so that they can put tables together.",
        "With a larger group, call a day or two ahead, so that they can put tables together.",
        "Planning a birthday or a dinner with colleagues? Call them about a week ahead.",
      ],
    ],
    [
      [
        "Around Christmas and on public holidays, check the hours before you go.",
        "On public holidays and in the summer vacation, check first whether they are open.",
        "If you plan to go on a public holiday, check first that they are open.",
      ],
      [
        "If you come late in the evening, ask how long the kitchen takes orders.",
        "If you are coming late, ask until when the kitchen takes orders.",
      ],
    ],
    [
      [
        "If you have only an hour for lunch, ask what is quick when you order.",
        "For a short lunch, ask what comes quickly when you order.",
      ],
    ],
    [
      [
        "With small children, ask for a table with some room around it.",
        "With a stroller, ask for a table with some room around it.",
      ],
      ["Ask, too, if there are half portions.", "Half portions are worth asking for, too."],
    ],
    [
      [
        "Mention allergies before you order, so that the kitchen can leave something out.",
        "If you have an allergy, say so before you order.",
        "If there is something you cannot eat, say so before you order.",
      ],
      [
        "Ask, too, what a sauce or a soup is made with, since not everything is on the menu.",
        "Sauces and soups can hold more than the menu says, so ask about these as well.",
      ],
      [
        "If you are coming for one dish in particular, call first to hear if it is on the menu that day.",
        "Menus change, so call first if you have your heart set on one dish.",
      ],
      [
        "And if you cannot decide, ask what they would order themselves.",
        "If nothing on the menu jumps out at you, ask what is good that day.",
      ],
    ],
    [
      ["Keep an eye on the departure boards while you eat.", "While you eat, keep an eye on the departure boards."],
      ["Leave yourself enough time to walk to your gate.", "Some gates are a long walk away, so leave in time."],
    ],
  ],
  snack: [
    [
      [
        "On a warm weekend there may be a line, so go in the morning or on a weekday if you can.",
        "If you do not like to wait, a weekday is the better choice.",
      ],
      [
        "With children, agree on what everybody gets before you go in.",
        "Make up your mind before it is your turn, and it goes faster for everybody.",
      ],
    ],
    [
      [
        "If you have an allergy, ask what is in it before you order.",
        "If there is something that you cannot eat, say so before you order.",
        "Ask about nuts, gluten or milk before you order if you have to avoid them.",
      ],
      ["Not everything is written on the board.", "The board does not always say what is in it."],
    ],
    [
      [
        "For the office or a party, ask how far ahead you should order.",
        "If you need a lot at once, call the day before.",
      ],
      [
        "Say how many people it is for, and when you will pick it up.",
        "Give them a name and a time for picking it up.",
      ],
    ],
    [
      {
        wordings: [
          "Have a little cash with you in case the card machine is down.",
          "A little cash is handy for small amounts.",
        ],
        unless: CARDS,
      },
    ],
    [
      ["Keep an eye on the departure boards while you wait.", "While you wait, keep an eye on the departure boards."],
      ["Leave yourself enough time to walk to your gate.", "Some gates are a long walk away, so leave in time."],
    ],
    [
      [
        "On public holidays, check the hours before you go.",
        "Around Christmas and in summer, hours may be shorter, so check before you go.",
        "Around public holidays, look at the hours before you go.",
      ],
      [
        "If you have never been there, ask what most people order.",
        "The first time, ask what they are known for.",
        "If you cannot decide, ask what sells best.",
      ],
      [
        "If time is short, say so when you order, and ask what is ready right away.",
        "When you are in a hurry, ask what is ready right away.",
      ],
    ],
  ],
  drink: [
    [
      [
        "If you want a quiet evening, come early.",
        "If you want to talk, come early in the evening, before it fills up.",
      ],
      [
        "Ask beforehand if anything is on that night, such as a concert, a quiz or a match.",
        "Before you go, ask whether anything is on that night, such as live music or a match.",
      ],
      [
        "If there are many of you, call ahead, so that you can sit together.",
        "Planning a birthday there? Ask a week ahead if they can keep a corner for you.",
      ],
    ],
    [
      [
        "If you are going to stay late, look up the last bus or train before you order the last round.",
        "Look up the last bus or train before you order the last round.",
      ],
      [
        "It is easier to plan the way home beforehand than at the bar.",
        "Better still, plan the way home before you go.",
      ],
      [
        "If you are driving, ask what they make without alcohol.",
        "Ask what there is without alcohol if you are driving.",
      ],
    ],
    [["If you pay by card, ask whether there is a minimum.", "Ask whether there is a minimum if you pay by card."]],
    [
      [
        "On public holidays, check the hours before you go.",
        "Around public holidays, look at the hours before you go.",
      ],
    ],
    [
      [
        "If you do not know what to drink, tell the bartender what you usually like.",
        "If you cannot decide, tell the bartender what you usually like.",
      ],
      ["If a drink is new to you, ask what is in it first.", "Ask what is in a drink if it is new to you."],
    ],
    [
      [
        "Keep an eye on the departure boards while you sit there.",
        "While you sit there, keep an eye on the departure boards.",
      ],
      ["Leave yourself enough time to walk to your gate.", "Some gates are a long walk away, so leave in time."],
    ],
  ],
  food: [
    [
      [
        "If you need something in particular, call ahead and ask them to put it aside for you.",
        "If you need a certain thing on a certain day, call ahead.",
        "If you need something in particular, ask them to put it aside for you.",
      ],
      ["Come early if you want the full choice.", "For the full choice, come early in the day."],
      [
        "If you do not know what to take, ask what is fresh that day.",
        "If you cannot decide, ask them what they like best themselves.",
      ],
    ],
    [
      [
        "For a party, order a few days ahead, and tell them how many guests you expect.",
        "If you cook for guests, order two or three days before.",
      ],
      [
        "Before Christmas and Easter, give them a week.",
        "In the weeks before Christmas and Easter, order earlier still.",
      ],
    ],
    [
      [
        "If you have an allergy, ask what is in it.",
        "If you cannot have nuts, gluten or milk, ask what is in it before you buy.",
      ],
      ["Ask, too, how long it keeps, and how to store it.", "It also helps to ask how long it keeps."],
    ],
    [
      [
        "If it is a present, say how much you want to spend, and let them choose.",
        "For a present, ask whether they can put something together for you.",
      ],
    ],
    [
      [
        "If you like something, ask on which days they have it.",
        "Ask which days they make what you like best, and come back then.",
      ],
    ],
    [
      [
        "On public holidays, check the hours before you go.",
        "Around public holidays, look at the hours before you go.",
      ],
    ],
  ],
  worship: [
    [
      [
        "Service times can change in summer and around holidays, so check before a special trip.",
        "Around the big holidays there may be extra services, so check the times before you go.",
        "Before a big holiday, check the times, since services may be moved.",
      ],
    ],
    [
      [
        "If you are looking for a new congregation, visit two or three times before you decide.",
        "Looking for a new congregation? Visit more than once before you decide.",
        "If you are choosing a congregation, give it more than one visit.",
      ],
      [
        "Stay and talk to a few people, too.",
        "Talk to some of the people after the service, too.",
        "It also helps to talk to a few of the people there.",
      ],
    ],
    [
      [
        "If it is your first visit, come about ten minutes early and say hello at the door.",
        "On a first visit, plan to arrive about ten minutes early, and say at the door that you are new.",
        "First time there? Come a few minutes early.",
        "On your first visit, arrive about ten minutes early to find a seat.",
      ],
      [
        "Not sure what to wear? Neat and casual is a safe choice.",
        "Neat, casual clothes are a safe choice if you are not sure what to wear.",
        "If you wonder what to wear, neat and casual is a safe choice.",
      ],
      [
        "Silence your phone before you go in.",
        "Remember to silence your phone.",
        "Put your phone on silent before you go in.",
      ],
      [
        "New in the area? Tell the people at the door.",
        "If you are new in town, tell the people at the door.",
        "If you have just moved to the area, say so at the door.",
      ],
    ],
    [
      [
        "If it is hard for you to hear, sit near the front.",
        "If you have trouble hearing, sit near the front.",
        "If you do not hear well, take a seat near the front.",
      ],
    ],
    [
      [
        "With small children, a seat near the aisle makes it easy to step out for a moment.",
        "If you bring small children, sit where you can step out for a moment.",
        "A seat near the door is handy with small children, so that you can step out for a moment.",
      ],
      [
        "A book or a quiet toy helps, too.",
        "Bring a book or a quiet toy for the longer parts.",
        "A picture book helps them through the longer parts.",
      ],
    ],
    [
      [
        "If you would like to meet people, stay for a few minutes after the service.",
        "A good way to meet people is to stay a little while after the service.",
        "The time right after a service is good for meeting people.",
      ],
      [
        "Ask what else goes on during the week, such as study groups or meals.",
        "Ask, too, what goes on during the week.",
        "You can also ask what else they do during the week.",
      ],
      ["If you want to help out, ask where they could use a hand.", "Helping out is a good way to get to know people."],
    ],
    [
      [
        "If you would like to talk to somebody in private, ask for a time during the week.",
        "If you need to talk privately, ask for a time during the week.",
      ],
    ],
  ],
  shop: [
    [
      [
        "If you are looking for something in particular, call first to hear if they have it.",
        "Before you make a special trip, call and ask if they have what you need.",
      ],
      ["If it has to be ordered, ask how long that takes.", "Ask, too, if they can put it aside for you."],
      [
        "If you come back for the same thing often, ask whether they keep it in stock.",
        "Ask whether they can order what is not on the shelf.",
      ],
    ],
    [
      [
        "If you want advice, say what you need it for, and what you want to spend.",
        "For advice, choose a quiet hour rather than a Saturday.",
      ],
      ["If it is a gift, say who it is for.", "If it is for somebody else, ask whether it can be changed later."],
    ],
    [
      [
        "Keep the receipt, and ask until when you can bring something back.",
        "Ask about returns before you pay, above all for a present.",
      ],
      ["If you cannot decide on a present, ask for a gift certificate.", "For a present, ask whether they wrap it."],
    ],
    [
      [
        "If it is large or heavy, ask about delivery, or where you can load the car.",
        "If it will not fit in your car, ask what delivery costs.",
      ],
      ["Have somebody with you if it is heavy.", "Measure the space at home before you buy anything large."],
    ],
    [
      [
        "Around holidays, check the hours before you set out.",
        "Before Christmas and in summer, check the hours before you go.",
      ],
    ],
    [
      [
        "If you buy for yourself rather than for a company, ask first whether they sell to private customers.",
        "Ask first whether they sell to private customers if you do not buy for a company.",
      ],
      ["Ask, too, whether there is a minimum order.", "Find out, too, if there is a minimum order."],
    ],
    [
      [
        "If you know the part number, have it ready when you ask for something.",
        "Have the exact name or number of what you need ready when you ask for it.",
      ],
      ["A picture of the old part helps as well.", "If you are replacing a part, take a picture of it first."],
    ],
    [
      [
        "If you cannot decide between two things, ask which one they would take, and why.",
        "If you cannot make up your mind, ask which one they would buy themselves.",
      ],
      ["For a larger purchase, take your time and come back another day."],
    ],
  ],
  outdoors: [
    [
      ["For some peace and quiet, go in the morning or on a weekday."],
      [
        "Bring something to drink, since there may be nowhere to buy it.",
        "Take water and a snack with you, just in case.",
      ],
    ],
    [
      [
        "After rain the paths can be muddy, so wear shoes that may get dirty.",
        "Wear good shoes if it has rained in the last few days.",
      ],
      ["In a storm, stay away from old trees.", "If a storm is coming, go home in time."],
    ],
    [
      [
        "If you bring a dog, keep it on a leash until you have read the signs.",
        "With a dog, look at the signs first; rules differ from one park to the next.",
      ],
      ["Take your trash home if the bins are full.", "Leave it as clean as you found it."],
    ],
    [
      [
        "If you meet friends there, agree on a certain entrance, since there may be several.",
        "Meeting somebody? Agree on an exact spot, because there may be more than one way in.",
      ],
      ["On nice weekends it is easier to come by bike or bus than to find a place to park."],
    ],
    [
      ["With small children, bring a change of clothes.", "With a stroller, stay on the main paths."],
      ["Sunscreen and a hat are worth packing from spring on.", "In summer, look for a shady spot before noon."],
    ],
    [
      [
        "For a party or a picnic with many people, ask the city if you need a permit.",
        "If you plan a barbecue, find out first where fires are allowed.",
      ],
      ["Good spots in the shade are often taken early.", "Come early if you need a table."],
    ],
    [
      [
        "If you come by car, look up the parking lot before you leave, since the entrance may be somewhere else.",
        "Look at a map first to see which entrance is closest to you.",
        "Larger parks have several entrances, and the nearest bus stop may be at another one.",
      ],
      [
        "Take a picture of the map at the gate if there is one.",
        "In the shade of trees, phones do not always find the way.",
        "Remember where you came in.",
      ],
    ],
    [
      ["It is worth coming in another season, too, when everything looks different."],
      ["Dress warmly enough to sit down for a while.", "Bring something warm to drink."],
    ],
    [
      [
        "After a walk through tall grass, check yourself for ticks.",
        "In summer, some insect spray makes the difference.",
        "If you are allergic to pollen or bees, have your medicine with you.",
      ],
      ["Long pants help as well.", "Bring a small first-aid kit.", "Band-Aids are handy if children come along."],
    ],
  ],
  stay: [
    [
      [
        "Before you book, compare their own price with those on the booking sites.",
        "Ask for a price when you call or write, and compare it with the booking sites.",
      ],
      ["Look closely at the terms for canceling.", "Ask until when you can cancel for free."],
    ],
    [
      [
        "If you are a light sleeper, ask for a room away from the street.",
        "For a quiet night, ask for a room at the back.",
      ],
      [
        "If the view matters to you, ask what the room looks out on before you pay more for it.",
        "If a view costs more, ask what the room looks out on.",
      ],
    ],
    [
      [
        "If you will arrive late, let them know, and ask how you get in.",
        "Tell them if you will arrive after ten, and ask whether somebody is at the desk.",
      ],
      [
        "If you are early, ask if you can leave your bags there.",
        "Ask, too, if luggage can stay there after you check out.",
      ],
    ],
    [
      [
        "If you come by car, ask where you can leave it overnight, and what that costs.",
        "With a car, ask about a place to park when you book.",
      ],
    ],
    [
      [
        "With children, ask for a crib or an extra bed when you book.",
        "Families should say how old the children are when they ask for a price.",
      ],
      [
        "Ask, too, about two rooms with a door between them.",
        "Two rooms with a door between them may be an option, too.",
      ],
    ],
    [
      ["For fairs, festivals and school holidays, book early.", "Book early for fairs, festivals and school holidays."],
      [
        "If your dates are flexible, ask which nights are cheapest.",
        "Ask which nights are cheapest if your dates are flexible.",
      ],
    ],
    [
      [
        "Check the dates when you get the confirmation, and take it with you.",
        "Read the confirmation when you get it, and check the dates.",
      ],
      ["Have a card with you in case they ask for a deposit.", "They may ask for a card as a deposit."],
    ],
    [
      [
        "If you have to leave early in the morning, ask about breakfast the evening before.",
        "For an early start, pay the bill the night before.",
      ],
      ["Ask, too, by when you have to be out of the room.", "Find out by when you have to be out of the room."],
    ],
    [
      [
        "If you bring a dog, ask first and find out the fee.",
        "With a pet, ask before you book whether it may stay in the room.",
      ],
    ],
    [
      [
        "If you have to work there, ask for a room with a desk.",
        "If you need to work, ask whether the wireless reaches the rooms.",
      ],
    ],
  ],
  train: [
    [
      [
        "If it is for your child, watch a class together first, and see if the ages fit.",
        "Looking for a class for your child? Watch one together first.",
        "For a child, watch a class together before you sign up.",
      ],
      [
        "Give it three or four times before you decide whether it is right.",
        "Ask, too, how the groups are divided by age.",
        "Three or four times are better than one to find out whether it is right.",
      ],
    ],
    [
      [
        "Ask whether you can try a class before you sign up, and talk to the people who train there.",
        "Ask for a trial class: an hour there tells you more than a website.",
        "Try a class first if they let you, and talk to somebody who has trained there for a while.",
      ],
      [
        "Comfortable clothes and a bottle of water are enough to begin with.",
        "For the first time, sweatpants, a T-shirt and a bottle of water will do.",
        "Bring comfortable clothes and a bottle of water the first time.",
      ],
      [
        "Come about ten minutes early, so that you have time to change.",
        "Be there about ten minutes early, so that you do not miss the warm-up.",
        "Come a little early to change and to say hello.",
      ],
    ],
    [
      [
        "Ask which classes you can join as a beginner.",
        "Find out which classes are meant for beginners.",
        "Not every class may be for beginners, so ask which ones you can join.",
      ],
      [
        "If you have trained elsewhere, say so, and they can tell you where you fit in.",
        "If you come from another club, tell them what you have done so far.",
      ],
    ],
    [
      [
        "Tell the coach about old injuries before you begin.",
        "If you have had an injury, tell the coach before the class starts.",
        "Before you start, tell whoever teaches about old injuries.",
      ],
      [
        "If you have not done any sport for years, take it slowly for the first few weeks.",
        "Begin gently, and stop when something hurts.",
        "Take it slowly at first if you have not done any sport for years.",
      ],
    ],
    [
      ["Take off rings, watches and earrings before you start.", "Leave your jewelry at home."],
      [
        "Ask if you can borrow gear at first, before you buy your own.",
        "Do not buy gear before you know that you will stay.",
      ],
    ],
    [
      [
        "If you cannot follow an exercise, ask to see it again.",
        "Ask to see an exercise again if you could not follow it.",
      ],
      ["The first few times, stand where you can see well.", "At first, stand where you can see what the others do."],
    ],
    [["Bring a towel and something to drink.", "A towel and something to drink belong in your bag."]],
    [
      [
        "Once or twice a week is plenty at the beginning.",
        "At the beginning, once or twice a week is enough.",
        "Start with once or twice a week, and see how it fits in.",
      ],
      ["Going with a friend makes it easier to keep it up.", "It is easier to keep it up with a friend."],
      ["Leave an hour or two between a meal and the class.", "Do not come straight from a big meal."],
    ],
    [
      [
        "Before you sign up, ask how long you are bound and how you can get out again.",
        "Read the contract before you sign, above all how long it runs and how you end it.",
      ],
      [
        "It is also worth asking if you can pause it when you are ill or away.",
        "Ask, too, if you can pause it when you are ill or away.",
      ],
    ],
    [
      [
        "Check the schedule before school vacations and public holidays, since there may be fewer classes.",
        "There may be fewer classes during school vacations, so check the schedule.",
        "During school holidays, look at the schedule before you go.",
      ],
    ],
  ],
  health: [
    [
      [
        "For a first visit, bring your insurance card and a list of the medicines that you take.",
        "The first time, have your insurance card with you, and a list of your medicines.",
        "Bring your insurance card and a list of your medicines to your first visit.",
      ],
      [
        "Be there ten minutes early in case there is a form to fill in.",
        "Plan ten extra minutes for the paperwork.",
        "There may be a form to fill in, so come ten minutes early.",
      ],
      [
        "Mention allergies, even old ones.",
        "Tell them about allergies, even if nobody asks.",
        "Say what you are allergic to right at the start.",
      ],
    ],
    [
      [
        "Write down your questions beforehand, since it is easy to forget one.",
        "Make a short list of what you want to ask, and take notes of the answers.",
        "Note your questions beforehand, and bring the list.",
      ],
      [
        "If something is not clear, ask again before you leave.",
        "Before you leave, ask what happens next.",
        "You can bring somebody along if you are nervous.",
      ],
      [
        "If there are tests, ask how you will hear about the results.",
        "Ask when you will hear about results, if there are any.",
      ],
    ],
    [
      [
        "Ask what your insurance pays, and what is left for you, before treatment starts.",
        "Before a longer treatment, ask for an estimate in writing and show it to your insurer.",
        "Ask for an estimate before anything larger, and find out what your insurance pays.",
      ],
      ["If you pay yourself, ask whether you can pay in parts.", "Payment in parts may be possible, so ask."],
    ],
    [
      [
        "If you cannot make it, cancel a day ahead, so that somebody else can have the time.",
        "Cancel early if something comes up, so that somebody else can have the time.",
        "If you cannot come, let them know a day ahead.",
      ],
      [
        "If you can only come before or after work, say so when you make the appointment.",
        "Working all day? Ask for the first or the last appointment.",
        "If you work during the day, ask about early or late times.",
      ],
    ],
    [
      [
        "If you are changing from somebody else, have your records and pictures sent over before your first visit.",
        "Have you been treated elsewhere? Bring the letters and pictures, so that nothing has to be done twice.",
        "Ask your last practice to send your records, so that nothing has to be done twice.",
      ],
    ],
    [
      [
        "If you bring a child, choose a time when nobody is tired.",
        "For children, ask for a morning appointment.",
        "If your child is scared, say so when you make the appointment.",
      ],
      ["A favorite toy helps, too.", "Bring a favorite toy as well."],
    ],
    [
      [
        "Ask whether they take new patients before you plan around it.",
        "If you are new in town, find out first whether they take new patients.",
        "Find out first whether they take new patients.",
      ],
      [
        "If the wait is long, ask to be told when somebody cancels.",
        "If there is a long wait, ask for a place on the list for canceled appointments.",
        "If the wait is long, ask again for a canceled appointment.",
      ],
    ],
    [
      [
        "If you are in pain, say so when you call, and ask if they can see you the same day.",
        "When it cannot wait, say so at once.",
      ],
      ["In a real emergency, do not wait for an appointment.", "If it is serious, go to an emergency room instead."],
    ],
    [
      [
        "Ask beforehand if you will be able to drive afterward.",
        "If you may get an injection, ask whether you can drive afterward.",
      ],
      ["Ask, too, if you should eat before you come.", "It is also worth asking if you should eat before."],
    ],
    [
      [
        "If you get a prescription, ask how and how long to take it.",
        "Ask how long to take what you are given.",
        "Write down how to take what you are given.",
      ],
      [
        "Keep the next date in your calendar before you leave.",
        "Note the next date before you leave.",
        "If you need to come again, make the next date right away.",
      ],
    ],
    [
      [
        "If you need an interpreter or help with the stairs, say so beforehand.",
        "If you need an interpreter, say so when you make the appointment.",
        "Say beforehand if you need an interpreter.",
      ],
    ],
    [
      [
        "If the waiting room may be full, bring something to read.",
        "Bring something to read in case you have to wait.",
        "There may be a wait, so bring something to read.",
      ],
    ],
  ],
  car: [
    [
      [
        "When you call, have the make, the year and the mileage ready.",
        "Before you call, note the model, the year and the mileage.",
      ],
      [
        "If it makes a noise, say when you hear it: cold or warm, braking or turning.",
        "If something is wrong with the car, try to say when it happens: when the engine is cold, at speed, or only in the rain.",
      ],
    ],
    [
      [
        "Ask for an estimate in writing before they start, and that they call you if it gets more.",
        "Get the price in writing, and agree that they call before doing anything extra.",
      ],
      ["Ask what has to be done now, and what can wait.", "Ask, too, what is urgent and what is not."],
    ],
    [
      [
        "Ask how long they need the car, and plan how you get home without it.",
        "If you depend on your car, find out how long they will need it before you leave it there.",
      ],
    ],
    [
      [
        "Take your things out of the car, and leave the service book in it.",
        "Before you hand over the key, take out what you need that day.",
      ],
      [
        "If a warning light was on, take a picture of it before it goes out.",
        "A picture of the warning light helps if it is gone by the time you get there.",
      ],
    ],
    [
      [
        "When you pick up the car, ask what was changed and how long the work is guaranteed.",
        "Go through the bill with them when you pick the car up.",
      ],
      [
        "A short drive around the block shows whether the problem is gone.",
        "Try it out right away, while somebody is still there.",
      ],
    ],
    [
      [
        "If it is not a repair but a set of tires or a service, ask what else comes on top of the price that they name.",
        "Ask whether the price that they name includes everything, such as taxes and getting rid of old parts.",
      ],
    ],
    [
      [
        "If you have the parts already, ask first whether they fit them.",
        "If you want a certain brand, say so before anything is ordered.",
      ],
    ],
    [
      [
        "Keep the bills in the service book; you will want them when you sell the car.",
        "Keep the bill with your car papers.",
      ],
    ],
  ],
  groom: [
    [
      [
        "Bring a picture of what you have in mind; it says more than words.",
        "A photo of the cut or color you want saves a lot of explaining.",
      ],
      [
        "Tell them, too, how much time you want to spend on it in the morning.",
        "Be honest about what you have done to your hair or skin before.",
      ],
    ],
    [
      {
        wordings: [
          "If you need a Saturday, ask for it a week or two ahead.",
          "If you can only come on a Saturday, ask early.",
        ],
        unless: APPOINTMENT,
      },
      ["If you are flexible, ask which days are quiet."],
    ],
    [
      [
        "Ask what it costs before they start, since length and extras can change the price.",
        "Ask for your price before they begin, extras included.",
      ],
      ["If you cannot come, cancel the day before.", "Let them know a day ahead if you cannot make it."],
    ],
    [
      [
        "If your skin is sensitive, ask for a test on a small spot first.",
        "Mention allergies before anything is applied.",
      ],
    ],
    [
      [
        "For a wedding or a big party, do a trial a few weeks before.",
        "If it is for a special day, arrange a trial first.",
      ],
    ],
    [
      [
        "If you like how somebody works, remember the name and ask for that person again.",
        "When you are happy, ask for the same person the next time.",
      ],
    ],
    [
      [
        "If you want something quite different from what you have, say so when you make the appointment, so that there is time for it.",
        "For a big change, say so beforehand, since it may take longer.",
      ],
    ],
    [
      [
        "If you bring a child, ask first what they do for small ones.",
        "For a child's first haircut, choose a time when nobody is tired.",
      ],
    ],
    [
      [
        "Ask what you can do at home to keep it that way.",
        "Ask how often you should come back, and what you can do yourself until then.",
      ],
    ],
  ],
  home: [
    [
      [
        "If you rent, ask your landlord before you order anything large.",
        "If you rent, check with your landlord before you order anything large.",
      ],
      ["Your neighbors may have used a company, so ask around.", "Ask around among your neighbors, too."],
    ],
    [
      [
        "When you call, describe what you need and how big the place is; photos help them to name a price.",
        "A few photos and the size of the rooms help them to name a price.",
        "Say how big the place is and what you need; a few photos help them to name a price.",
      ],
      ["Mention stairs, pets and parking as well.", "Say, too, if there are stairs, pets or anything fragile."],
    ],
    [
      [
        "For a larger job, get two or three offers and compare what is included.",
        "Compare two or three offers, and look at what each of them includes.",
      ],
      ["Have the price in writing before they start.", "Once you have decided, get it in writing before they start."],
    ],
    [
      [
        "The end of the month and the spring can be busy, so ask early.",
        "Ask early if you need them at the end of the month or in spring.",
      ],
      [
        "If you need them regularly, agree on a trial month first.",
        "For something regular, a trial month is a good start.",
      ],
    ],
    [
      [
        "Ask who will come, and if it is the same person each time.",
        "Find out if they send their own people or hire somebody.",
      ],
      ["Get to know them before you hand over a key.", "Meet them once before you hand over a key."],
    ],
    [
      [
        "Ask what they bring along and what you should have ready.",
        "Find out if they bring their own tools and cleaning agents.",
        "Ask whether you have to provide anything yourself.",
      ],
      ["If you have allergies, tell them what not to use.", "Show them where things are kept."],
    ],
    [
      [
        "Agree on a day and an hour, and ask how long they will need.",
        "Ask for a time window rather than a whole day.",
        "Agree on when they come and how long they will need.",
      ],
      ["Let them know how to get in, and where they can park.", "Tell them about gates, codes and the doorbell."],
    ],
    [["Write down what was agreed, with the day and the time.", "Note what was agreed, with the day and the time."]],
    [
      [
        "On the day itself, clear the way and keep pets in another room.",
        "Before they come, clear the way and keep pets in another room.",
      ],
      [
        "Walk through it with them at the start, so that nothing is forgotten.",
        "Be there at the start to show them around, even if you cannot stay.",
      ],
    ],
    [
      [
        "Do not pay everything up front; pay the last part when you have seen the work.",
        "Pay the last part only when you have seen the work.",
      ],
      ["Ask, too, whether they are insured for damage.", "Ask who pays if something breaks."],
    ],
    [
      [
        "If you were happy with the work, tell them, and your neighbors as well.",
        "If the work was good, tell your neighbors as well.",
      ],
    ],
  ],
  trade: [
    [
      [
        "If you rent, ask your landlord first, since the repair may not be yours to pay.",
        "If you rent, talk to your landlord before you order anything.",
        "If you rent, check with your landlord first.",
      ],
    ],
    [
      [
        "If several small things need doing, make a list and have them all done in one visit.",
        "Make a list of everything small that needs doing, so that one visit takes care of it all.",
        "One visit for several small jobs saves you time, so make a list first.",
      ],
    ],
    [
      [
        "If they have done a job like yours, ask to see pictures of it.",
        "Ask for pictures of similar jobs.",
        "Pictures of a finished job like yours tell you a lot, so ask for some.",
      ],
      [
        "Your neighbors may know a company, too.",
        "Your neighbors may also know who does good work.",
        "Ask around among your neighbors, too.",
      ],
    ],
    [
      [
        "When you call, say what needs doing and where in the house, and offer to send a photo.",
        "Describe the problem as exactly as you can when you call, and offer to send a photo.",
        "On the phone, say in two or three sentences what is wrong, and offer to send a photo.",
        "When you call, say what you need done and where, and offer to send a photo.",
      ],
      [
        "Mention how old the house is, too.",
        "It also helps to say when the house was built.",
        "If somebody has worked on it before, mention that as well.",
      ],
    ],
    [
      [
        "For anything bigger than a small repair, get two or three estimates and compare what each of them includes.",
        "For a larger job, ask two or three companies for an estimate, and compare what each of them includes.",
        "Get at least two estimates before a bigger job, and compare what they include.",
      ],
      [
        "Have the price in writing before the work begins.",
        "Get the price in writing before anybody starts.",
        "Once you have decided, get the price in writing.",
      ],
    ],
    [
      [
        "Ask what they charge for the visit and for each hour.",
        "Ask whether they charge for the visit before you fix a time.",
        "Some companies charge for the visit alone, so ask about that first.",
      ],
      ["Evenings and weekends may cost more.", "It is also worth knowing whether evenings and weekends cost more."],
    ],
    [
      [
        "Before a bigger job, ask if they are licensed and insured, and look up the license.",
        "For a bigger job, ask for the license number and look it up.",
        "Ask for proof that they are licensed and insured before a bigger job.",
      ],
      [
        "If the job needs a permit, agree on who gets it.",
        "Agree, too, on who gets a permit if the job needs one.",
        "Ask, too, whether the job needs a permit, and who gets it.",
      ],
    ],
    [
      [
        "Ask who will do the work, and who to call if there is a question.",
        "Ask for the name of the person who will come.",
      ],
      [
        "For a longer job, agree on the days and hours when they work, and on an end date.",
        "For anything that takes more than a day, agree on a start and an end date.",
        "For a job of several days, agree on when they start and when they will be done.",
      ],
    ],
    [
      [
        "Before they arrive, clear the work area and keep pets in another room.",
        "Clear the work area before they come, and keep pets out of the way.",
        "On the day, clear the work area, and keep children and pets out of the way.",
      ],
      [
        "Be there at the start to show them the problem, and have them test everything with you at the end.",
        "Show them the problem yourself, and try everything together before they leave.",
        "Before they leave, have them show you what they did and that everything works.",
      ],
      ["Take a few pictures before the work starts.", "Take a few pictures before the work begins."],
    ],
    [
      [
        "Do not pay for the whole job up front; keep the last part until everything works.",
        "Agree on a payment schedule, and keep back the last part until the job is done.",
        "Agree on how you pay before they start, and keep the last part until everything works.",
      ],
      [
        "Keep the bill in case something has to be fixed.",
        "Keep the bill with your house papers.",
        "Hold on to the bill in case something has to be fixed.",
      ],
    ],
  ],
  dropoff: [
    [
      [
        "Say what you need it for and by when, so that nobody promises more than they can keep.",
        "If you need it for a certain day, say so when you hand it over.",
      ],
      [
        "Point out stains, cracks and loose parts yourself, and take a picture of anything that you value.",
        "Show them what is wrong, and take a picture of anything that you value.",
      ],
      ["Keep the ticket until you have it back.", "Hold on to the slip that you are given until you have it back."],
    ],
    [
      [
        "When you pick it up, look at it there and then, while somebody can still put things right.",
        "Look at it when you pick it up, since it is easier to put things right on the spot.",
      ],
      [
        "Empty the pockets or the case before you hand anything over.",
        "Check pockets and cases before you hand anything over.",
      ],
    ],
    [
      [
        "For something old or delicate, ask who would work on it, and whether they have done one like it.",
        "If it is old or delicate, ask whether they have worked on one like it.",
      ],
      [
        "If the work would cost more than it is worth to you, it is good to hear that beforehand.",
        "Agree on how much it may cost at most before they begin.",
      ],
    ],
    [
      [
        "Around public holidays, look up the hours before you set out.",
        "Before a public holiday, pick up what you need a day early.",
      ],
    ],
  ],
  office: [
    [
      [
        "Before the first call, think about what exactly you want to know.",
        "Put your question in two or three sentences before you call.",
      ],
      ["If it is not their field, ask who they would go to.", "If they cannot help, ask who can."],
    ],
    [
      [
        "Ask about the fees before the first meeting.",
        "Ask what a first meeting costs, and whether they charge by the hour or by the job.",
      ],
      ["Have the estimate in writing.", "Ask for a rough total in writing."],
    ],
    [
      [
        "Bring copies of all papers, sorted by date.",
        "Take copies of all letters and papers with you, and leave the originals at home.",
      ],
      ["A short list of dates and names saves time, too.", "A short note of what happened when saves time, too."],
    ],
    [
      [
        "Ask who will work on your case, and how you can reach that person.",
        "Find out who you will be dealing with, and how often you will hear from them.",
      ],
      ["Ask, too, what can be settled by phone or e-mail.", "Ask, too, what can be settled by e-mail."],
    ],
    [
      [
        "For something important, talk to two or three before you decide.",
        "You do not have to sign anything at the first meeting.",
      ],
      ["Take your time to read what you are given at home.", "Read at home what you are given before you sign it."],
    ],
    [["If there is a deadline, say so first.", "If it is urgent, say so first, and by when you need an answer."]],
    [
      ["Ask what they need from you, and by when.", "Ask what happens next, and when you will hear from them."],
      ["Note what was agreed while you remember it.", "After a meeting, note what was agreed."],
    ],
  ],
  learn: [
    [
      [
        "Visit on an ordinary day if you can, since an open house shows only the best side.",
        "Ask if you can come and see it on a normal day.",
      ],
      [
        "Talk to people who have been there for a year or more.",
        "Others who go there will tell you what a brochure does not.",
      ],
    ],
    [
      ["Ask early when places are given out.", "Sign up early if you know what you want."],
      ["If there is a waiting list, put your name on it.", "Ask to be told if a place comes free at the last minute."],
    ],
    [
      [
        "Ask what the fee includes, and what you have to buy besides.",
        "Books, trips and meals may come on top of the fee, so ask.",
      ],
      ["Ask, too, if there is help with the costs.", "Ask, too, about reduced fees."],
    ],
    [
      [
        "During school holidays the office may be closed, so write before they begin.",
        "If you need the office, ask whether it is closed in the holidays.",
      ],
      [
        "In the first weeks of a term, be patient if an answer takes a while.",
        "Right before a new term, expect to wait for an answer.",
      ],
    ],
    [
      [
        "If your child needs extra support, say so at the first meeting.",
        "Tell them early about anything that they should know about your child.",
      ],
      [
        "Try the way there once at the hour when you would have to go.",
        "Check the way there by bus at the time when it matters.",
      ],
    ],
    [
      [
        "For a course, ask what you should know already, so that you end up in the right group.",
        "A trial lesson shows best whether the level is right.",
      ],
      ["Ask, too, what happens if you miss a lesson.", "Find out if you can change groups later."],
    ],
  ],
  fun: [
    [
      [
        "If you do not like crowds, come early in the day or on a weekday.",
        "For a quiet look around, choose a weekday.",
      ],
      ["Check first if you need to book a time.", "See whether tickets can be bought ahead."],
    ],
    [
      ["With small children, plan a break in the middle.", "With children, an hour or two is plenty."],
      ["Ask about a family ticket before you pay for everybody.", "Ask, too, about a family ticket."],
    ],
    [
      [
        "Travel light, in case large bags have to stay at the entrance.",
        "Leave big bags at home, since you may not be able to take them in.",
      ],
      ["Ask before you take pictures.", "If you want to take pictures, ask first."],
    ],
    [
      [
        "Before a longer trip, make sure that what you want to see is open that day.",
        "Check what is on before you set out.",
      ],
      ["On public holidays the hours may be different.", "Hours around public holidays can differ."],
    ],
    [
      [
        "If you come with a group, ask about a guide and a better price.",
        "With a group, ask beforehand about a guide or a better price.",
      ],
      [
        "Students and seniors should have an ID with them in case there is a lower price.",
        "There may be a lower price for students and seniors, so bring an ID.",
      ],
    ],
    [
      [
        "Leave yourself two hours, and do not come just before closing time.",
        "If you come late, ask when the last visitors are let in.",
      ],
      ["If you have only an hour, ask at the entrance what you should not miss.", "Ask at the desk where to begin."],
    ],
  ],
  pet: [
    [
      [
        "Bring the vaccination card, and note what your pet eats and how much.",
        "Have the vaccination card with you, even if nobody asks for it.",
      ],
      [
        "The first time, come a few minutes early for the form.",
        "There may be a form to fill in the first time, so be a little early.",
      ],
    ],
    [
      [
        "Cats travel best in a carrier with a towel that smells of home.",
        "A blanket from home keeps a cat calm on the way.",
      ],
      ["A walk beforehand makes a dog calmer.", "Walk your dog before you go in."],
    ],
    [
      [
        "Say beforehand if your pet is afraid of others, so that you can wait outside.",
        "If yours does not get along with other animals, ask for the first appointment of the day.",
      ],
      [
        "While you wait, keep it close to you and away from other animals.",
        "Keep it close to you while others are waiting, too.",
      ],
    ],
    [
      [
        "Ask what it will cost before they start, since extras add up.",
        "Get a price for an animal of your pet's size first.",
      ],
      ["If you cannot come, cancel the day before.", "Let them know a day ahead if you have to cancel."],
    ],
    [
      [
        "In an emergency, call before you drive there, so that they can get ready.",
        "If your pet has eaten something dangerous, call at once and take the packaging with you.",
      ],
      ["Ask, too, who can help at night and on weekends.", "Keep the number of a night clinic on your fridge."],
    ],
  ],
  show: [
    [
      [
        "If there is somebody you want to see, get your ticket early.",
        "Look for tickets as soon as a date is announced.",
      ],
    ],
    [
      [
        "Look up when the doors open and when it really begins.",
        "Find out when it starts, because the time on a poster may be when the doors open.",
        "Be there half an hour before it begins.",
      ],
      ["Latecomers may have to wait for a break.", "That leaves you time to hang up your coat."],
    ],
    [
      [
        "Check the program shortly before you go, since dates can move.",
        "Before a longer trip, look up whether the show takes place.",
        "Make sure of the date and the hour on the day before.",
      ],
      ["Keep your ticket until it is over."],
    ],
    [
      [
        "If you come by car, look up where to park before you leave.",
        "Plan the way home before the show, because it can get late.",
      ],
    ],
    [
      [
        "Travel light, in case large bags are not let in.",
        "Take only a small bag with you.",
        "Leave big bags and umbrellas at home or in the car.",
      ],
      ["Bring an ID in case alcohol is served.", "Earplugs are a good idea close to the stage."],
    ],
    [
      [
        "If you cannot stand for long, ask if there are seats.",
        "Ask about seats and steps if you need to know.",
        "If you use a wheelchair, let them know before you come.",
      ],
      ["They can tell you which entrance is best."],
    ],
    [
      [
        "If you come with friends, agree on a spot to meet inside.",
        "Agree on where to meet if you lose each other inside.",
      ],
    ],
    [
      [
        "Ask whether you may leave and come back in.",
        "If you want something to eat, ask whether there is anything inside.",
      ],
    ],
  ],
  venue: [
    [
      [
        "If you want a Saturday in summer, ask about dates early.",
        "For a wedding or a big party, ask about dates a year ahead.",
        "If your date can move, a Friday or a Sunday is easier to get.",
      ],
      [
        "Ask until when they hold a date for you.",
        "A short answer by e-mail is enough to begin with.",
        "Have two or three dates in mind.",
      ],
    ],
    [
      [
        "Go and look at the room before you decide, at the time of day when you will use it.",
        "A visit tells you more than pictures do.",
        "See the room set up for another event if you can.",
      ],
      [
        "Take somebody with you who will help you plan.",
        "Look at the kitchen and the restrooms, too.",
        "Notice how loud it is.",
      ],
    ],
    [
      [
        "Ask what the price includes: tables, staff, cleaning and the hours before and after.",
        "Compare what is included, since cleaning and staff may cost extra.",
        "Have an offer in writing with everything that you need.",
      ],
      ["Ask what happens if you have to cancel.", "Find out how much you pay in advance.", "A deposit is usual."],
    ],
    [
      [
        "Say how many guests you expect, and how many there could be at most.",
        "The number of guests decides nearly everything, so have it ready.",
        "Tell them how many people will sit, and how many will stand.",
      ],
      [
        "It can usually be changed a week before.",
        "Children count, too.",
        "Better a few too many chairs than too few.",
      ],
    ],
    [
      [
        "Find out if you can bring your own food, drinks and music.",
        "Ask who may cater there, and if you can bring your own cake.",
        "If you want a band, ask how late and how loud it may be.",
      ],
      [
        "Neighbors may limit the hours.",
        "Corkage can be charged for your own wine.",
        "Some places work only with certain caterers.",
      ],
    ],
    [
      [
        "Ask when you can get in to decorate, and by when everything has to be out.",
        "Settle who sets up the tables and who takes them down.",
        "Plan for an hour more than you think you need to set up.",
      ],
      [
        "Candles are not allowed everywhere.",
        "A list of who does what helps on the day.",
        "Ask where the cars of your guests can stay overnight.",
      ],
    ],
  ],
  other: [
    [
      [
        "Around public holidays, look up the hours before you set out.",
        "In the weeks around the big holidays, check the hours before you go.",
        "On a public holiday, make sure first that somebody is there.",
        "Hours can change around public holidays, so look them up first.",
      ],
      [
        "If you have a long way, call first to make sure that somebody is there.",
        "Coming from further away? A short call first can save you the trip.",
      ],
      [
        "Say in a sentence what you are looking for.",
        "Say in a sentence what you need, and ask who can help if they cannot.",
      ],
    ],
    [
      [
        "Look up the way before you leave, and see where the entrance is.",
        "If you do not know the area, look at a map before you leave.",
        "A look at the map before you leave makes it easier to find.",
        "Before you leave, see on a map where exactly it is.",
      ],
      [
        "The entrance may be at the back or on the side.",
        "Leave a few extra minutes to find the door.",
        "Allow a minute to find the entrance.",
      ],
      [
        "If you come by bus, look up the stop and the way from there.",
        "By bus, look up the way back as well, since the last one may leave early.",
        "If you take the bus, see which stop is closest.",
        "Look up the nearest stop if you come by bus.",
      ],
    ],
    [
      [
        "If you come late in the day, leave enough time before they close.",
        "Do not come right before they close if you have several questions.",
        "With several questions, come well before they close.",
        "It is best not to come right before they close.",
      ],
      [
        "Before a longer trip, make sure that they are open that day.",
        "For a longer trip, make sure first that they are open.",
        "If it is a long way for you, find out first whether they are open.",
        "Make sure that they are open before you come from far away.",
      ],
    ],
  ],
  help: [
    [
      [
        "If you need help yourself, ask who can come and on which days.",
        "If you could use their help, just ask; that is what they are there for.",
        "Do not be shy about asking for help, for yourself or for somebody you know.",
      ],
      ["You may also ask for somebody who cannot come in person.", "A friend or a neighbor may come along, too."],
    ],
    [
      [
        "If you would like to give something, ask first what is needed most.",
        "Before you bring things, ask what they take, and when.",
        "If you want to give, ask whether things or money help more at the moment.",
      ],
      ["Anything you give should be clean and in working order.", "What is needed may change with the season."],
    ],
    [
      [
        "If you have a few hours to spare, ask whether they could use a hand.",
        "If you would like to volunteer, say what you are good at, and which days suit you.",
        "Even an hour or two may help, so ask what there is to do.",
      ],
      ["Try it once before you promise to come every week.", "Bring a friend if you would rather not come alone."],
    ],
    [
      [
        "Around public holidays, look up the hours before you set out.",
        "In the weeks around the big holidays, check before you go.",
      ],
    ],
    [
      [
        "If a school class or a company wants to help, agree on a day well ahead.",
        "With a larger group of helpers, set a day together first.",
      ],
    ],
    [
      [
        "If you live in another town, ask whether they help there, too.",
        "If you are from further away, ask whether somebody does the same closer to home.",
      ],
    ],
    [
      [
        "Their own pages may tell what is needed at the moment.",
        "Look at their own pages for news before you set out.",
      ],
    ],
    [
      [
        "If you know somebody who is having a hard time, tell that person about it.",
        "Tell others about it: somebody you know may need it more than you think.",
      ],
    ],
    [
      [
        "If you are curious how it all works, ask whether somebody can show you around.",
        "A look behind the scenes tells you what your help is used for, so ask for one.",
      ],
    ],
    [
      [
        "When you drop something off, ask where to leave it.",
        "If you cannot carry something inside, ask for a hand at the door.",
      ],
    ],
  ],
  group: [
    [
      [
        "If you are curious, ask whether you can come as a guest once.",
        "Before you join, come once and see how you like it.",
        "One visit tells you more than anything you can read about it.",
      ],
      ["Come a few minutes early, and say that you are new.", "Say hello to whoever is at the door."],
    ],
    [
      [
        "Talk to people who have been part of it for a while.",
        "Ask somebody who has been part of it for years what they like about it.",
      ],
      ["Ask, too, how much of their time it takes.", "They know best how much time it takes."],
    ],
    [
      [
        "If you would like to help, ask where somebody is needed.",
        "If you want to do more than listen, ask what you could take on.",
      ],
    ],
    [
      [
        "Dates can move, so check before you set out.",
        "Ask shortly before whether the date still stands, since dates can move.",
      ],
    ],
    [
      [
        "If you are new in the area, it may be a way to meet people.",
        "New in town? Ask who else is, and come together.",
      ],
    ],
    [
      [
        "If you would like to hear what is going on, ask how they share their news.",
        "Ask how members hear about what is going on.",
      ],
    ],
    [
      [
        "If you bring your family, ask what suits all of you.",
        "With the family along, ask first which days suit everybody.",
      ],
    ],
    [
      [
        "Around public holidays there may be breaks, so look before you go.",
        "In summer and around the big holidays there may be a break, so check first.",
      ],
    ],
    [
      [
        "If it turns out not to be for you, ask who does something similar.",
        "If it is not quite what you are looking for, they may know who does it.",
      ],
    ],
    [
      [
        "Their own pages may tell what has happened there lately.",
        "What they write about themselves online may be worth reading first.",
      ],
    ],
  ],
  care: [
    [
      [
        "If you are looking for a place for somebody, go there twice, at different times of the day.",
        "Looking for a place for your parents? See it with them before anything is decided.",
        "Before you choose, go and see how the people who live there are spoken to.",
      ],
      ["Trust your impression of the hallways and the dining room.", "A meal there tells you a lot, too."],
    ],
    [
      [
        "If you visit somebody, ask which times suit best.",
        "Before a visit, ask which times suit, so that you do not come during a nap.",
      ],
      [
        "A few photos to look at together are a good start.",
        "Flowers or a favorite snack are welcome nearly everywhere.",
      ],
    ],
    [
      [
        "Ask early whether there is a waiting list, even if nothing is decided yet.",
        "Put a name on the waiting list early; you can still say no.",
      ],
    ],
    [["Ask who is there at night and on Sundays.", "Find out how many people are on duty at night."]],
    [
      [
        "For the first day, have a list of medicines and of the doctors who prescribed them.",
        "Write down medicines, habits and favorite foods for those who will take over.",
      ],
    ],
    [
      [
        "Ask what the price includes, and what comes on top of it.",
        "Have the costs explained to you line by line, above all what comes on top of the price.",
      ],
    ],
    [
      [
        "If you have a cold, put off your visit for a few days.",
        "Wait with a visit until your cough is gone, since others catch it easily.",
      ],
    ],
    [["Talk to other families when you are there.", "Other families can tell you what it is like after a year."]],
    [
      [
        "If something worries you, say so early, to somebody who is there every day.",
        "When something is not right, talk about it soon rather than wait.",
      ],
    ],
    [
      [
        "If you want to help, ask whether they are glad of somebody who reads aloud or plays cards.",
        "Ask what goes on during the week, such as music or games, and join in.",
      ],
    ],
  ],
};

/** Advice that holds for most places that people visit, whatever their kind. */
export const COMMON_PARAGRAPHS: readonly AdviceParagraph[] = [
  [
    {
      wordings: [
        "If stairs are a problem for you, ask about the entrance before you come.",
        "Ask about steps and elevators first if you need to know.",
        "With a stroller or a wheelchair, ask which entrance is best.",
      ],
      unless: ["Wheelchair-accessible entrance"],
    },
  ],
  [
    [
      "If you know somebody who has been there, ask how it was.",
      "Ask around: a neighbor or a colleague may have been there already.",
      "A neighbor or a friend may have been there, so ask around.",
      "Ask friends or neighbors whether they have been there.",
    ],
  ],
  [["Recent reviews are worth a look, but read more than one.", "Look at the newest reviews, and read more than one."]],
];

/** Advice for businesses that are closed for now, which nobody can visit. */
export const CLOSED_PARAGRAPHS: readonly AdviceParagraph[] = [
  [
    [
      "If you see that it is open again, please tell us through the contact page, so that we can change this page.",
      "If you know that it has opened again, please tell us through the contact page.",
      "If you pass by and find it open, let us know through the contact page, and we will correct this.",
    ],
    [
      "A date for the reopening is welcome, too.",
      "The same goes for a new address or other hours.",
      "If it has moved, we would like to know that as well.",
    ],
  ],
  [
    [
      "Other websites may still show the old hours, so look at the date of what you read.",
      "Old posts and listings can still call it open, so look at their dates.",
      "Maps and old posts may still show it as open, so look at their dates.",
    ],
  ],
  [
    [
      "Their own pages are the most likely place for news about the reopening.",
      "Look at their own pages now and then for news about the reopening.",
    ],
  ],
  [
    [
      "If you had plans there, choose another place for now.",
      "For something that cannot wait, look for another place now rather than hope for a date.",
      "Until it reopens, it is safer to plan with another place.",
    ],
  ],
  [
    [
      "It may stay closed for a few days or for many months, so do not count on a date.",
      "Places close for a while for many reasons, such as a vacation, repairs or a move.",
      "Only the people who run it can say how long it will stay closed.",
    ],
  ],
  [
    [
      "When it reopens, check the hours, which may not be the same as before.",
      "Its hours may not be the same as before when it reopens.",
    ],
  ],
  [
    [
      "Even if somebody tells you that it is open again, call before you set out.",
      "Call before you make a special trip, even if you hear that it is open again.",
    ],
  ],
  [
    [
      "If you happen to pass by, look for a note on the door.",
      "Somebody who lives or works nearby may know whether it has opened again.",
    ],
  ],
  [
    [
      "Come back to this page in a few weeks if you are not in a hurry.",
      "If you can wait, look at this page again next month.",
    ],
  ],
];

/** Kinds with habits of their own, to which the common advice does not belong. */
export const WITHOUT_COMMON: ReadonlySet<VisitKind> = new Set([
  "eat",
  "stay",
  "worship",
  "trade",
  "home",
  "outdoors",
  "train",
]);
